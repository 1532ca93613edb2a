const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** Characters in the site's texts, in four languages. Every visit loads these. */
export const COMMON_CHARACTERS = `${range(0x20, 0x7e)}\u00A0\u202F¡¿«»ºª°·×\u00A7ÀÁÂÃÇÉÊÍÓÔÕÚÑàáâãçèéêëíîïñóôõöùúûüœ…–—‘’“”•€`

/** Further characters in names and messages: the rest of Latin-1, and the French ligature in capitals. */
export const OTHER_CHARACTERS = `${range(0xa1, 0xff)}ŒŸ`.replaceAll(/[\s\S]/gu, (character) =>
  character === '\u00AD' || COMMON_CHARACTERS.includes(character) ? '' : character,
)

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')

/** The `unicode-range` of a font face, such as `U+00A2-00A6, U+00A8`. */
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
