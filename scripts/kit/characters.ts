const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** What the texts of the site are written with, in four languages. Every visit fetches these. */
export const COMMON_CHARACTERS = `${range(0x20, 0x7e)}\u00A0\u202F¡¿«»ºª°·×\u00A7ÀÁÂÃÇÉÊÍÓÔÕÚÑàáâãçèéêëíîïñóôõöùúûüœ…–—‘’“”•€`

/** What a person's name or message may need beside them: the rest of Latin-1, and the French ligature in capitals. */
export const OTHER_CHARACTERS = `${range(0xa1, 0xff)}ŒŸ`.replaceAll(/[\s\S]/gu, (character) =>
  character === '\u00AD' || COMMON_CHARACTERS.includes(character) ? '' : character,
)

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

/** As a font face's `unicode-range`: `U+00A2-00A6, U+00A8`. */
export const unicodeRangeOf = (characters: string): string => {
  const ranges: [number, number][] = []
  const codes = Array.from(characters, (character) => character.codePointAt(0) ?? 0)
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last !== undefined && code === last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')
}
