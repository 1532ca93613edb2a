const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** What four languages are written with: Latin-1, the French ligatures, and the punctuation that texts use. */
export const CHARACTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}œŒŸ…–—‘’“”•€×`
