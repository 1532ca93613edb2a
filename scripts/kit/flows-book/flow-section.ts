/** Section of one flow in the book: figures, chart, screenshots, paths. */
import { type Book, type BookFlow, type BookPath, type BookStep, type Failure, isFailed, type Result } from './book.ts'
import { Html, markup } from './html.ts'
import type { Words } from './words/words.ts'

const resultMark = (words: Words, result: Result) => markup`<span class="result ${result}">${words[result]}</span>`

/** Each picture is embedded once, in its flow's gallery; the page script copies it to steps on demand. */
const thumb = (book: Book, key: string | null): Html | null => {
  const picture = key === null ? undefined : book.pictures[key]
  if (key === null || picture === undefined) return null
  return markup`<button type="button" class="thumb"><img data-borrowed="${key}" alt="${picture.situation}" /></button>`
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

const stepItem = (book: Book, words: Words, { label, happens, seen, picture, result }: BookStep) =>
  markup`<li class="${result}">
    <div>${sentences('happens', happens)}<code>${label}</code>${result !== 'passed' && resultMark(words, result)}</div>
    ${sentences('seen', seen)}${thumb(book, picture)}
  </li> `

const failureBox = (words: Words, failure: Failure) => {
  const { headline, done, expected, seen, counterexample, command, trace, picture } = failure
  return markup`<div class="failure">
    <p><strong>${headline}</strong></p>
    <h3>${words.whatWasDone}</h3>
    <ol>
      ${done.map((text) => markup`<li>${text}</li>`)}
    </ol>
    <div class="compared">
      <div>
        <h3>${words.whatShouldBeSeen}</h3>
        ${sentences('expected', expected)}
      </div>
      <div>
        <h3>${words.seenInstead}</h3>
        ${sentences('instead', seen)}
      </div>
    </div>
    <h3>${words.replay}</h3>
    <pre>${command}</pre>
    <h3>${words.counterexample}</h3>
    <pre>${counterexample}</pre>
    ${
      trace !== null &&
      markup`<h3>${words.trace}</h3>
        <pre>npx playwright show-trace build/flows-book/${trace}</pre>`
    }
    ${picture !== null && markup`<button type="button" class="thumb"><img src="${picture}" alt="${words.failed}" /></button>`}
  </div> `
}

const pathItem = (book: Book, flow: BookFlow, path: BookPath, words: Words) => {
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
      <strong>${words.path(number)}</strong> <code>${steps[0]?.label ?? ''}</code>
      <span class="quiet">${steps.length - 1} ${words.steps.toLowerCase()} · ${(ms / 1000).toFixed(1)} s</span>
      ${resultMark(words, result)}
    </summary>
    <div class="inside">
      ${failure && failureBox(words, failure)}
      <p class="heads" aria-hidden="true"><span>${words.whatHappens}</span><span>${words.whatIsSeen}</span></p>
      <ol class="steps">
        ${steps.map((step) => stepItem(book, words, step))}
      </ol>
    </div>
  </details> `
}

const screens = (book: Book, flow: BookFlow, words: Words) => {
  const own = Object.entries(book.pictures).filter(([, picture]) => picture.flow === flow.id)
  return markup`<details>
    <summary>${words.pictures} <span class="quiet">${own.length}</span></summary>
    <div class="inside pictures">${own.map(([key, picture]) => screen(picture, key))}</div>
  </details>`
}

const unplayableList = ({ unplayable }: BookFlow, words: Words) =>
  markup`<details>
    <summary>${words.unplayable}</summary>
    <div class="inside">
      <ul>
        ${unplayable.map(({ reason, labels }) => markup`<li lang="en">${reason}: <code>${labels.join(', ')}</code></li>`)}
      </ul>
    </div>
  </details>`

export const share = (all: number, done: number) => `${done} / ${all}`

const chartPart = ({ name, chart }: BookFlow, words: Words, hasFailed: boolean) =>
  markup`<div class="chart" tabindex="0" role="region" aria-label="${name}" lang="en">${new Html(chart)}</div>
    <ul class="legend">
      <li class="walked">${words.covered}</li>
      <li class="missed">${words.uncovered}</li>
      ${hasFailed && markup`<li class="broken">${words.broken}</li>`}
    </ul>`

export const flowSection = (book: Book, flow: BookFlow, words: Words): Html => {
  const { id, name, description, chart, states, transitions, edges, paths, unplayable } = flow
  const failed = paths.filter(isFailed).length
  const facts: [string, string | number][] = [
    [words.paths, paths.length],
    [words.states, share(states.all, states.all - states.missed.length)],
    [words.transitions, share(transitions.all, transitions.all - transitions.missed.length)],
    [words.edges, share(edges.all, edges.played)],
    [words.failed, failed],
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
    ${chart !== '' && chartPart(flow, words, failed > 0)}
    ${screens(book, flow, words)} ${unplayable.length > 0 && unplayableList(flow, words)}
    <div class="paths">${paths.map((path) => pathItem(book, flow, path, words))}</div>
  </section> `
}
