/** Pages of the test payment provider, which moves no money: in a demonstration only. */
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import type { Order } from './gateway.ts'
import { isClosed, openOrder, TEST_CHECKOUT_PATH, TEST_PORTAL_PATH, testMessage } from './test-gateway.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { fromOwnPages, limitBody, noStore } from '#server/http/json-request.ts'
import { TOOL_PAGE_STYLE } from '#server/http/tool-page.ts'

type Deps = {
  signingKey: string
  /** Posts a message to our own webhook, as a provider would. */
  deliver: (body: string, signature: string) => Promise<void>
}

/** Room for a signed order and an outcome. */
const MAX_BODY = 64 * 1024

const STYLE_PATH = '/test-gateway.css'
const STYLE = `${TOOL_PAGE_STYLE}
form { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 16px }
button { min-height: 48px; padding: 12px 20px; border: 0; border-radius: 18px 18px 18px 5px; font: inherit; font-weight: 700;
  cursor: pointer; background: light-dark(#63294c, #f6b694); color: light-dark(#faf6f1, #2e1825) }
.notice { padding: 12px 16px; border-radius: 10px; background: light-dark(#f2daa1, #5c481c) }
`

const page = (title: string, content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${STYLE_PATH}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p class="notice"><strong>Test gateway.</strong> No money moves here and no card is asked for.</p>
          ${content}
        </main>
      </body>
    </html>`

const OUTCOMES = [
  ['paid-card', 'Pay by card'],
  ['paid-pix', 'Pay by Pix'],
  ['pending-pix', 'Start a Pix and pay later'],
  ['declined-card', 'Have the card declined'],
] as const

const price = ({ amountCents, currency, language }: Order) =>
  new Intl.NumberFormat(LANGUAGE_TAGS[language], { style: 'currency', currency }).format(amountCents / 100)

const checkoutPage = (order: Order, sealed: string) =>
  page(
    'Test checkout',
    html`<article>
      <h2>${order.planName}, ${price(order)} a month</h2>
      <p>Choose what the provider should answer.</p>
      <form method="post" action="${TEST_CHECKOUT_PATH}">
        <input type="hidden" name="order" value="${sealed}" />
        ${OUTCOMES.map(
          ([value, label]) => html`<button type="submit" name="outcome" value="${value}">${label}</button>`,
        )}
      </form>
      <p><a href="${order.cancelUrl}">Go back without paying</a></p>
    </article>`,
  )

const closedPage = ({ cancelUrl }: Order) =>
  page(
    'Closed checkout',
    html`<p>This checkout was closed and cannot be paid any more.</p>
      <p><a href="${cancelUrl}">Go back</a></p>`,
  )

const answerSchema = z.object({
  order: z.string(),
  outcome: z.enum(OUTCOMES.map(([value]) => value)),
})

const readOrder = async ({ signingKey }: Deps, sealed: string | undefined): Promise<Order> => {
  const order = await openOrder(signingKey, sealed ?? '')
  if (order === null) throw new Refusal('request.notFound')
  return order
}

const tell = async ({ deliver, signingKey }: Deps, order: Order, outcome: string) => {
  const [result, method] = outcome.split('-') as ['paid' | 'pending' | 'declined', 'card' | 'pix']
  const { body, signature } = testMessage(signingKey, order, { type: `checkout.${result}`, method })
  await deliver(body, signature)
}

export const testGateway = (deps: Deps) => {
  const routes = new Hono<AppEnv>()
  routes.use('/test-gateway/*', noStore)
  routes.get(STYLE_PATH, (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  routes.get(TEST_CHECKOUT_PATH, async (c: Context<AppEnv>) => {
    const sealed = c.req.query('order')
    const order = await readOrder(deps, sealed)
    return isClosed(order.checkoutId) ? c.html(closedPage(order), 410) : c.html(checkoutPage(order, sealed ?? ''))
  })
  routes.post(TEST_CHECKOUT_PATH, limitBody(MAX_BODY), fromOwnPages, async (c) => {
    const answer = answerSchema.safeParse(await c.req.parseBody())
    if (!answer.success) throw new Refusal('request.invalid')
    const order = await readOrder(deps, answer.data.order)
    if (isClosed(order.checkoutId)) return c.html(closedPage(order), 410)
    await tell(deps, order, answer.data.outcome)
    return c.redirect(order.returnUrl, 303)
  })
  routes.get(TEST_PORTAL_PATH, (c) => {
    const back = c.req.query('back') ?? ''
    // A path only: browsers read `//` and `/\` as the start of another host (open redirect).
    const path = /^\/(?![/\\])[\w/-]*$/.test(back) ? back : '/'
    return c.html(
      page(
        'Test portal',
        html`<p>A real provider shows cards and invoices here.</p>
          <p><a href="${path}">Go back</a></p>`,
      ),
    )
  })
  return routes
}
