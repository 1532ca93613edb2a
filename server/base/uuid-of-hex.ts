/** The UUID that is written as 32 hexadecimal digits without hyphens. Any other text is returned unchanged. */
export const uuidOfHex = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
