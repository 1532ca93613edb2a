/** Markdown helpers for generated pages. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const row = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${head.map(() => ' --- |').join('')}`, ...rows.map(row)].join('\n')

/** Joins sections by empty lines. */
export const page = (sections: readonly string[]): string =>
  `${['<!-- Written by `npm run flows`: change the machine instead. -->', ...sections].join('\n\n')}\n`

export const code = (text: string) => `\`${text}\``

export const codes = (texts: readonly string[]) => texts.map(code).join(', ')

/** A collapsed section. */
export const collapsible = (summary: string, content: string) =>
  `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`
