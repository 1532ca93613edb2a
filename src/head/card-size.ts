/** Size of the Open Graph image in pixels. */
export const CARD = { width: 1200, height: 630 } as const
