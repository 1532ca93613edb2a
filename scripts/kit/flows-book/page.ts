/** Renders a path book as one self-contained page. */
import { readFileSync } from 'node:fs'
import { chartStyle } from '../chart.ts'
import { type Book, type BookFlow, isFailed } from './book.ts'
import { flowSection } from './flow-section.ts'
import { overview } from './overview.ts'
import { Html, markup } from './html.ts'
import { pageScript } from './page-script.ts'
import type { Words } from './words/words.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const sum = (flows: readonly BookFlow[], count: (flow: BookFlow) => number) =>
  flows.reduce((total, flow) => total + count(flow), 0)

const figures = (words: Words, flows: readonly BookFlow[]): Html => {
  const failed = sum(flows, ({ paths }) => paths.filter(isFailed).length)
  const paths = sum(flows, (flow) => flow.paths.length)
  const all: [string, number][] = [
    [words.flows, flows.length],
    [words.paths, paths],
    [words.steps, sum(flows, (flow) => flow.paths.flatMap(({ steps }) => steps).length)],
    [words.passed, paths - failed],
    [words.failed, failed],
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

const filters = (words: Words, flows: readonly BookFlow[]): Html => {
  const groups = flows.map(
    (flow) =>
      markup`<optgroup label="${flow.name}" data-group="${flow.id}">
        ${statesOf(flow).map((id) => markup`<option value="${id}">${id}</option>`)}
      </optgroup>`,
  )
  return markup`<div class="filters">
    <form name="filters" class="wrap">
      <select name="flow" aria-label="${words.flows}">
        <option value="">${words.allFlows}</option>
        ${flows.map(({ id, name }) => markup`<option value="${id}">${name}</option>`)}
      </select>
      <select name="state" aria-label="${words.states}">
        <option value="">${words.allStates}</option>
        ${groups}
      </select>
      <label><input type="checkbox" name="failed" /> ${words.onlyFailed}</label>
    </form>
  </div>`
}

const when = (at: string, words: Words) =>
  new Intl.DateTimeFormat(words.tag, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))

export const pageOf = (book: Book, words: Words): string => {
  const { flows, base, at } = book
  const style = `${read('../../../src/brand/tokens.css')}${chartStyle()}${read('page.css')}`
  const page = markup`<!doctype html>
    <html lang="${words.tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${words.title}</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <header class="band">
          <div class="wrap">
            <h1>${words.title}</h1>
            <p class="lead">${words.lead}</p>
            ${figures(words, flows)}
            <p class="played">${words.playedOn(base)}, ${when(at, words)}</p>
          </div>
        </header>
        ${filters(words, flows)}
        <main class="wrap">
          ${overview(flows, words)} ${flows.map((flow) => flowSection(book, flow, words))}
          <p class="empty" hidden>${words.nothingLeft}</p>
        </main>
        <dialog><img alt="" /></dialog>
        <script>
          ${new Html(`(${pageScript.toString()})()`)}
        </script>
      </body>
    </html> `
  return page.text
}
