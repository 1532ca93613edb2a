/** Overview of all flows in the book, with links to their sections. */
import { type BookFlow, isFailed } from './book.ts'
import { share } from './flow-section.ts'
import { type Html, markup } from './html.ts'
import type { BookTexts } from './texts/book-texts.ts'

const row = ({ id, name, paths, states, transitions, edges }: BookFlow, texts: BookTexts): Html => {
  const failed = paths.filter(isFailed).length
  const result = failed === 0 ? 'passed' : 'failed'
  const counts = [
    paths.length,
    share(states.all, states.all - states.missed.length),
    share(transitions.all, transitions.all - transitions.missed.length),
    share(edges.all, edges.played),
  ]
  return markup`<tr data-row="${id}">
    <th scope="row"><a href="#${id}">${name}</a></th>
    ${counts.map((count) => markup`<td>${count}</td>`)}
    <td><span class="result ${result}">${failed === 0 ? texts.passed : `${texts.failed}: ${failed}`}</span></td>
  </tr> `
}

export const overview = (flows: readonly BookFlow[], texts: BookTexts): Html => {
  const heads = [texts.paths, texts.states, texts.transitions, texts.edges, texts.result]
  return markup`<div class="overview">
    <table>
      <thead>
        <tr>
          <th scope="col">${texts.flows}</th>
          ${heads.map((head) => markup`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${flows.map((flow) => row(flow, texts))}
      </tbody>
    </table>
  </div> `
}
