/** HTML template with escaping. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Markup that is already escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | null | false | readonly Part[]

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (part === null || part === false) return ''
  return typeof part === 'object' ? part.map(textOf).join('') : escape(String(part))
}

/** Values are escaped unless they are `Html`; lists are joined, null and false are left out. */
export const markup = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + textOf(parts[index] ?? null)).join(''))
