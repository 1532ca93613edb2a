/** Pixels of the picture beside a shared link, as its readers expect them. */
export const CARD = { width: 1200, height: 630 } as const
