/** Tours can fail: a page that hides the issues of a form is reported. */
import { expect } from '@playwright/test'
import { failureSentences } from '../../../scripts/kit/flows-book/failure-text.ts'
import { record } from '../../../scripts/kit/flows-book/record.ts'
import { pt } from '../../../scripts/kit/flows-book/texts/pt.ts'
import { playedFlow } from './kit/played-flows.ts'
import { openTourPage } from './kit/tour-page.ts'
import { test } from './kit/test.ts'
import { toursOf } from './kit/tours.ts'

const hideAlerts = () => {
  const style = new CSSStyleSheet()
  style.replaceSync('[role=alert] { display: none }')
  document.adoptedStyleSheets.push(style)
}

test('a broken page fails with flow, path, step and counterexample, and a readable report', async ({
  browser,
  product,
}) => {
  const tours = toursOf(playedFlow('contact'))
  const tour = tours.find(({ path }) => path.edges[0]?.step.label.endsWith(':badEmail'))
  if (tour === undefined) throw new Error('no path of contact begins with a bad address')
  const context = await browser.newContext({ baseURL: product.origin, locale: 'pt-BR' })
  const page = await context.newPage()
  await page.addInitScript(hideAlerts)

  const tourPage = { ...(await openTourPage(page, 'pt')), timeout: 2_000 }
  const { steps, failure } = await record(tourPage, tour, pt, async () => '')
  await context.close()
  if (failure === null) throw new Error('a page without alerts was not found out')

  expect(failure.message.split(': ', 1)).toEqual([
    `contact, path ${tour.number}, fails at step 1 'form.submit:badEmail'`,
  ])
  expect(failure.message.split('\n').slice(-2)).toEqual([
    'counterexample: (fresh) > form.submit:badEmail',
    `replay: npm run flows:replay -- contact ${tour.number} --covers edges`,
  ])
  const { done, expected, seen } = failureSentences(pt, { name: 'Fale conosco', number: tour.number, steps }, failure)
  expect([done[0], done[1]?.includes('Clicar em “Enviar mensagem”')]).toEqual(['Abrir /pt/contato', true])
  expect(expected).toEqual(['Aviso: “Confira o e-mail: algo como nome@exemplo.com”'])
  expect(seen).toEqual(['Nenhum outro aviso'])
})
