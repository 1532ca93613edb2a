/** Section of one flow in the book: figures, chart, screenshots, paths. */
import { type Book, type BookFlow, type BookPath, type BookStep, type Failure, isFailed, type Result } from './book.ts'
import { Html, markup } from './html.ts'
import type { BookTexts } from './texts/book-texts.ts'

const resultMark = (texts: BookTexts, result: Result) => markup`<span class="result ${result}">${texts[result]}</span>`

/** Each picture is embedded once, in its flow's gallery; the page script copies it to steps on demand. */
const thumb = (book: Book, key: string | null): Html | null => {
  const picture = key === null ? undefined : book.pictures[key]
  if (key === null || picture === undefined) return null
  return markup`<button type="button" class="thumb"><img data-picture="${key}" alt="${picture.situation}" /></button>`
}

const screen = ({ source, situation }: Book['pictures'][string], key: string): Html =>
  markup`<figure>
    <button type="button" class="thumb"><img data-key="${key}" src="${source}" alt="${situation}" /></button>
    <figcaption><code>${situation}</code></figcaption>
  </figure>`

const sentences = (name: string, texts: readonly string[]) =>
  markup`<ul class="${name}">
    ${texts.map((text) => markup`<li>${text}</li>`)}
  </ul>`

const stepItem = (book: Book, texts: BookTexts, { label, happens, seen, picture, result }: BookStep) =>
  markup`<li class="${result}">
    <div>${sentences('happens', happens)}<code>${label}</code>${result !== 'passed' && resultMark(texts, result)}</div>
    ${sentences('seen', seen)}${thumb(book, picture)}
  </li> `

const failureBox = (texts: BookTexts, failure: Failure) => {
  const { headline, done, expected, seen, counterexample, command, trace, picture } = failure
  return markup`<div class="failure">
    <p><strong>${headline}</strong></p>
    <h3>${texts.whatWasDone}</h3>
    <ol>
      ${done.map((text) => markup`<li>${text}</li>`)}
    </ol>
    <div class="compared">
      <div>
        <h3>${texts.whatShouldBeSeen}</h3>
        ${sentences('expected', expected)}
      </div>
      <div>
        <h3>${texts.seenInstead}</h3>
        ${sentences('instead', seen)}
      </div>
    </div>
    <h3>${texts.replay}</h3>
    <pre>${command}</pre>
    <h3>${texts.counterexample}</h3>
    <pre>${counterexample}</pre>
    ${
      trace !== null &&
      markup`<h3>${texts.trace}</h3>
        <pre>npx playwright show-trace build/flows-book/${trace}</pre>`
    }
    ${picture !== null && markup`<button type="button" class="thumb"><img src="${picture}" alt="${texts.failed}" /></button>`}
  </div> `
}

const pathItem = (book: Book, flow: BookFlow, path: BookPath, texts: BookTexts) => {
  const { number, steps, ms, failure } = path
  const result = isFailed(path) ? 'failed' : 'passed'
  const states = [...new Set(steps.flatMap((step) => step.states))].join(' ')
  return markup`<details
    data-path="${flow.id} ${number}"
    data-states="${states}"
    data-result="${result}"
    ${new Html(failure ? ' open' : '')}
  >
    <summary>
      <strong>${texts.path(number)}</strong> <code>${steps[0]?.label ?? ''}</code>
      <span class="quiet">${steps.length - 1} ${texts.steps.toLowerCase()} · ${(ms / 1000).toFixed(1)} s</span>
      ${resultMark(texts, result)}
    </summary>
    <div class="inside">
      ${failure && failureBox(texts, failure)}
      <p class="heads" aria-hidden="true"><span>${texts.whatHappens}</span><span>${texts.whatIsSeen}</span></p>
      <ol class="steps">
        ${steps.map((step) => stepItem(book, texts, step))}
      </ol>
    </div>
  </details> `
}

const screens = (book: Book, flow: BookFlow, texts: BookTexts) => {
  const own = Object.entries(book.pictures).filter(([, picture]) => picture.flow === flow.id)
  return markup`<details>
    <summary>${texts.pictures} <span class="quiet">${own.length}</span></summary>
    <div class="inside pictures">${own.map(([key, picture]) => screen(picture, key))}</div>
  </details>`
}

const unplayableList = ({ unplayable }: BookFlow, texts: BookTexts) =>
  markup`<details>
    <summary>${texts.unplayable}</summary>
    <div class="inside">
      <ul>
        ${unplayable.map(({ reason, labels }) => markup`<li lang="en">${reason}: <code>${labels.join(', ')}</code></li>`)}
      </ul>
    </div>
  </details>`

export const share = (all: number, done: number) => `${done} / ${all}`

const chartPart = ({ name, chart }: BookFlow, texts: BookTexts, hasFailed: boolean) =>
  markup`<div class="chart" tabindex="0" role="region" aria-label="${name}" lang="en">${new Html(chart)}</div>
    <ul class="legend">
      <li class="walked">${texts.covered}</li>
      <li class="missed">${texts.uncovered}</li>
      ${hasFailed && markup`<li class="broken">${texts.broken}</li>`}
    </ul>`

export const flowSection = (book: Book, flow: BookFlow, texts: BookTexts): Html => {
  const { id, name, description, chart, states, transitions, edges, paths, unplayable } = flow
  const failed = paths.filter(isFailed).length
  const facts: [string, string | number][] = [
    [texts.paths, paths.length],
    [texts.states, share(states.all, states.all - states.missed.length)],
    [texts.transitions, share(transitions.all, transitions.all - transitions.missed.length)],
    [texts.edges, share(edges.all, edges.played)],
    [texts.failed, failed],
  ]
  return markup`<section class="flow" data-flow="${id}" id="${id}">
    <header>
      <h2>${name} <code>${id}</code></h2>
      <p class="description" lang="en">${description}</p>
      <dl class="figures">
        ${facts.map(
          ([fact, value]) =>
            markup`<div>
              <dt>${fact}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
    </header>
    ${chart !== '' && chartPart(flow, texts, failed > 0)}
    ${screens(book, flow, texts)} ${unplayable.length > 0 && unplayableList(flow, texts)}
    <div class="paths">${paths.map((path) => pathItem(book, flow, path, texts))}</div>
  </section> `
}
