/** Tours that could not fail would prove nothing: a page that hides what is wrong with a form is found out. */
import { expect } from '@playwright/test'
import { playTour } from './kit/play-tour.ts'
import { playedFlows } from './kit/played-flows.ts'
import { setStage } from './kit/stage.ts'
import { test } from './kit/test.ts'
import { toursOf } from './kit/tours.ts'

const hideAlerts = () => {
  const style = new CSSStyleSheet()
  style.replaceSync('[role=alert] { display: none }')
  document.adoptedStyleSheets.push(style)
}

test('a broken page fails with flow, path, step and counterexample', async ({ browser, product }) => {
  const tours = playedFlows().flatMap((flow) => toursOf(flow))
  const tour = tours.find(({ flow, path }) => flow.id === 'contact' && path.edges[0]?.step.label.endsWith(':badEmail'))
  if (tour === undefined) throw new Error('no path of contact begins with a bad address')
  const context = await browser.newContext({ baseURL: product.origin, locale: 'pt-BR' })
  const page = await context.newPage()
  await page.addInitScript(hideAlerts)

  const failure = await playTour(await setStage(page, 'pt'), tour).then(
    () => '',
    (error: Error) => error.message,
  )
  await context.close()

  expect(failure.split(': ', 1)).toEqual([`contact, path ${tour.number}, fails at step 1 'form.submit:badEmail'`])
  expect(failure.split('\n').slice(-2)).toEqual([
    'counterexample: (fresh) > form.submit:badEmail',
    `replay: npm run flows:replay -- contact ${tour.number} --covers edges`,
  ])
})
