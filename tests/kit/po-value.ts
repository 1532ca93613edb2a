/** The value of a key in an entry of a PO file, with its continuation lines joined; empty if the entry has none. */
export const poValue = (entry: string, key: 'msgid' | 'msgstr'): string =>
  (new RegExp(`^${key} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1] ?? '')
    .split('\n')
    .map((line) => (line === '' ? '' : (JSON.parse(line) as string)))
    .join('')
