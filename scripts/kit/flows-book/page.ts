/** Renders a path book as one self-contained page. */
import { readFileSync } from 'node:fs'
import { chartStyle } from '../chart.ts'
import { type Book, type BookFlow, isFailed } from './book.ts'
import { flowSection } from './flow-section.ts'
import { overview } from './overview.ts'
import { Html, markup } from './html.ts'
import { pageScript } from './page-script.ts'
import type { BookTexts } from './texts/book-texts.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const sum = (flows: readonly BookFlow[], count: (flow: BookFlow) => number) =>
  flows.reduce((total, flow) => total + count(flow), 0)

const figures = (texts: BookTexts, flows: readonly BookFlow[]): Html => {
  const failed = sum(flows, ({ paths }) => paths.filter(isFailed).length)
  const paths = sum(flows, (flow) => flow.paths.length)
  const all: [string, number][] = [
    [texts.flows, flows.length],
    [texts.paths, paths],
    [texts.steps, sum(flows, (flow) => flow.paths.flatMap(({ steps }) => steps).length)],
    [texts.passed, paths - failed],
    [texts.failed, failed],
  ]
  return markup`<dl class="figures">
    ${all.map(
      ([name, count]) =>
        markup`<div>
          <dt>${name}</dt>
          <dd>${count}</dd>
        </div>`,
    )}
  </dl>`
}

const statesOf = ({ paths }: BookFlow) =>
  [...new Set(paths.flatMap(({ steps }) => steps.flatMap(({ states }) => states)))].toSorted()

const filters = (texts: BookTexts, flows: readonly BookFlow[]): Html => {
  const groups = flows.map(
    (flow) =>
      markup`<optgroup label="${flow.name}" data-group="${flow.id}">
        ${statesOf(flow).map((id) => markup`<option value="${id}">${id}</option>`)}
      </optgroup>`,
  )
  return markup`<div class="filters">
    <form name="filters" class="wrap">
      <select name="flow" aria-label="${texts.flows}">
        <option value="">${texts.allFlows}</option>
        ${flows.map(({ id, name }) => markup`<option value="${id}">${name}</option>`)}
      </select>
      <select name="state" aria-label="${texts.states}">
        <option value="">${texts.allStates}</option>
        ${groups}
      </select>
      <label><input type="checkbox" name="failed" /> ${texts.onlyFailed}</label>
    </form>
  </div>`
}

const when = (at: string, texts: BookTexts) =>
  new Intl.DateTimeFormat(texts.tag, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))

export const bookPageOf = (book: Book, texts: BookTexts): string => {
  const { flows, base, at } = book
  const style = `${read('../../../src/brand/tokens.css')}${chartStyle()}${read('page.css')}`
  const page = markup`<!doctype html>
    <html lang="${texts.tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${texts.title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <header class="band">
          <div class="wrap">
            <h1>${texts.title}</h1>
            <p class="lead">${texts.lead}</p>
            ${figures(texts, flows)}
            <p class="played">${texts.playedOn(base)}, ${when(at, texts)}</p>
          </div>
        </header>
        ${filters(texts, flows)}
        <main class="wrap">
          ${overview(flows, texts)} ${flows.map((flow) => flowSection(book, flow, texts))}
          <p class="empty" hidden>${texts.nothingLeft}</p>
        </main>
        <dialog><img alt="" /></dialog>
        <script>
          ${new Html(`(${pageScript.toString()})()`)}
        </script>
      </body>
    </html> `
  return page.text
}
