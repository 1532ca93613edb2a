/** Pages of the test payment provider, which charges nothing: in a demonstration only. */
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { type Language, LANGUAGE_TAGS } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import type { Order } from './gateway.ts'
import { type Outcome, MESSAGES } from './test-gateway-messages.ts'
import { page, STYLE, STYLE_PATH } from './test-gateway-layout.ts'
import { testPortal, type TestPortalDeps } from './test-gateway-portal.ts'
import { isClosed, openOrder, TEST_CHECKOUT_PATH, testEvent } from './test-gateway.ts'
import { beginTest } from './test-gateway-subscriptions.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { fromOwnPages, limitBody, noStore } from '#server/http/json-request.ts'
import { visitorLanguage } from '#server/http/visitor-language.ts'

/** Large enough for a signed order and an outcome. */
const MAX_BODY = 64 * 1024

const OUTCOMES = ['paid-card', 'paid-pix', 'pending-pix', 'declined-card'] as const satisfies Outcome[]

const price = ({ amountCents, currency, language }: Order) =>
  new Intl.NumberFormat(LANGUAGE_TAGS[language], { style: 'currency', currency }).format(amountCents / 100)

const checkoutPage = (order: Order, sealed: string) => {
  const texts = MESSAGES[order.language]
  return page(
    order.language,
    texts.checkout,
    html`<article>
      <h2>${texts.monthly(order.planName, price(order))}</h2>
      <p>${texts.choose}</p>
      <form method="post" action="${TEST_CHECKOUT_PATH}">
        <input type="hidden" name="order" value="${sealed}" />
        ${OUTCOMES.map(
          (outcome) =>
            html`<button type="submit" name="outcome" value="${outcome}">${texts.outcomes[outcome]}</button>`,
        )}
      </form>
      <p><a href="${order.cancelUrl}">${texts.leave}</a></p>
    </article>`,
  )
}

const closedPage = (language: Language, backUrl: string) => {
  const texts = MESSAGES[language]
  return page(
    language,
    texts.closed,
    html`<p>${texts.closedNotice}</p>
      <p><a href="${backUrl}">${texts.back}</a></p>`,
  )
}

/** For a checkout that can no longer be paid. An expired order, null, cannot be read: not even its language. */
const closedAnswer = (c: Context<AppEnv>, order: Order | null) => {
  if (order !== null) return c.html(closedPage(order.language, order.cancelUrl), 410)
  const language = visitorLanguage(c)
  return c.html(closedPage(language, pathOf('subscription', language)), 404)
}

const answerSchema = z.object({
  order: z.string(),
  outcome: z.enum(OUTCOMES),
})

const reportOutcome = async ({ deliver, signingKey }: TestPortalDeps, order: Order, outcome: Outcome) => {
  const [result, method] = outcome.split('-') as ['paid' | 'pending' | 'declined', 'card' | 'pix']
  const isCard = result === 'paid' && method === 'card'
  const { body, signature } = testEvent(signingKey, order, {
    type: `checkout.${result}`,
    method,
    ...(isCard && { subscription_id: beginTest(order) }),
  })
  await deliver(body, signature)
}

export const testGateway = (deps: TestPortalDeps) => {
  const routes = new Hono<AppEnv>()
  routes.use('/test-gateway/*', noStore)
  routes.get(STYLE_PATH, (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  routes.get(TEST_CHECKOUT_PATH, async (c: Context<AppEnv>) => {
    const sealed = c.req.query('order') ?? ''
    const order = await openOrder(deps.signingKey, sealed)
    if (order === null || isClosed(order.checkoutId)) return closedAnswer(c, order)
    return c.html(checkoutPage(order, sealed))
  })
  routes.post(TEST_CHECKOUT_PATH, limitBody(MAX_BODY), fromOwnPages, async (c) => {
    const answer = answerSchema.safeParse(await c.req.parseBody())
    if (!answer.success) throw new Refusal('request.invalid')
    const order = await openOrder(deps.signingKey, answer.data.order)
    if (order === null || isClosed(order.checkoutId)) return closedAnswer(c, order)
    await reportOutcome(deps, order, answer.data.outcome)
    return c.redirect(order.returnUrl, 303)
  })
  testPortal(routes, deps)
  return routes
}
