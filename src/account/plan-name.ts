/** `premium` as it is sold: Premium. */
export const planNameOf = (code: string) => code.charAt(0).toUpperCase() + code.slice(1)
