const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** What the texts of the site are written with, in four languages. Every visit fetches these. */
export const COMMON_CHARACTERS = `${range(0x20, 0x7e)}\u00A0\u202F¡¿«»ºª°·×§ÀÁÂÃÇÉÊÍÓÔÕÚÑàáâãçèéêëíîïñóôõöùúûüœ…–—‘’“”•€`

/** What a person's name or message may need beside them: the rest of Latin-1, and the French ligature in capitals. */
export const OTHER_CHARACTERS = [...`${range(0xa1, 0xff)}ŒŸ`]
  .filter((character) => character !== '\u00AD' && !COMMON_CHARACTERS.includes(character))
  .join('')

/** As a font face's `unicode-range`: `U+A2-A6, U+A8`. */
export const unicodeRangeOf = (characters: string): string => {
  const ranges: [number, number][] = []
  for (const code of [...characters].map((character) => character.codePointAt(0) ?? 0).toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last !== undefined && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')
}
