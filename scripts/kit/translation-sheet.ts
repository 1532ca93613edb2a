/** Missing translations of PO catalogues: entries with an empty `msgstr`. */

/** Translations by catalogue, text and language; empty ones are missing. */
export type Sheet = Record<string, Record<string, Partial<Record<string, string>>>>

/** The negative lookahead skips multi-line entries, such as the file's header, whose first line is empty. */
const GAP = /^msgid (?<text>".+")\nmsgstr ""$(?!\n")/gm

const textOf = (quoted = '""') => JSON.parse(quoted) as string

export const untranslatedMessages = (catalog: string): string[] =>
  [...catalog.matchAll(GAP)].map(({ groups }) => textOf(groups?.['text']))

/** Fills missing translations into a catalogue; translated entries, and texts without a translation, stay unchanged. */
export const filledWith = (catalog: string, translationOf: (text: string) => string): string =>
  catalog.replaceAll(GAP, (_, quoted: string) =>
    [`msgid ${quoted}`, `msgstr ${JSON.stringify(translationOf(textOf(quoted)))}`].join('\n'),
  )
