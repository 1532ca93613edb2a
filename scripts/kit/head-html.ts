/** Renders a page's `<head>`. */
import type { RenderedPage } from '../../src/entry-server.tsx'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
const escapeHtml = (text: string) => text.replaceAll(/[&"<>]/g, (character) => ESCAPES[character] ?? character)

/** Escapes `<`: the HTML parser ends a script element at `</script`, also inside a JSON string. */
const jsonScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`

/** Lines of the head, without scripts and styles. */
export const headOf = ({
  title,
  tags,
  structuredData,
}: Pick<RenderedPage, 'title' | 'tags' | 'structuredData'>): string[] => [
  `<title>${escapeHtml(title)}</title>`,
  ...tags.map(({ element, attributes }) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    return `<${element}${written.join('')}>`
  }),
  ...(structuredData === null ? [] : [jsonScript(structuredData)]),
]
