/** Gaps of a catalogue in the PO format: texts whose `msgstr` is empty. */

/** Translations by catalogue, text and language; an empty one is still to be written. */
export type Sheet = Record<string, Record<string, Partial<Record<string, string>>>>

/** The last line keeps entries apart whose translation goes on below an empty first line, as the head of the file does. */
const GAP = /^msgid (?<text>".+")\nmsgstr ""$(?!\n")/gm

const textOf = (quoted = '""') => JSON.parse(quoted) as string

export const gapsIn = (catalog: string): string[] =>
  [...catalog.matchAll(GAP)].map(({ groups }) => textOf(groups?.['text']))

/** The catalogue with the translations of its gaps; what is translated already, or to an empty text, stays as it is. */
export const filledWith = (catalog: string, translationOf: (text: string) => string): string =>
  catalog.replaceAll(GAP, (_, quoted: string) =>
    [`msgid ${quoted}`, `msgstr ${JSON.stringify(translationOf(textOf(quoted)))}`].join('\n'),
  )
