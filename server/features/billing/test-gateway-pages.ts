/** Pages of the test payment provider, which charges nothing: in a demonstration only. */
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGE_TAGS } from '#contracts/languages.ts'
import type { Order } from './gateway.ts'
import { type Outcome, TEXTS } from './test-gateway-texts.ts'
import { isClosed, openOrder, TEST_CHECKOUT_PATH, TEST_PORTAL_PATH, testMessage } from './test-gateway.ts'
import { beginTest } from './test-gateway-subscriptions.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { fromOwnPages, limitBody, noStore } from '#server/http/json-request.ts'
import { TOOL_PAGE_STYLE } from '#server/http/tool-page.ts'

type Deps = {
  signingKey: string
  /** Posts a webhook message, as a provider would. */
  deliver: (body: string, signature: string) => Promise<void>
}

/** Large enough for a signed order and an outcome. */
const MAX_BODY = 64 * 1024

const STYLE_PATH = '/test-gateway.css'
const STYLE = `${TOOL_PAGE_STYLE}
form { display: flex; flex-wrap: wrap; gap: 12px; margin: 0 0 16px }
button { min-height: 48px; padding: 12px 20px; border: 0; border-radius: 18px 18px 18px 5px; font: inherit; font-weight: 700;
  cursor: pointer; background: light-dark(#63294c, #f6b694); color: light-dark(#faf6f1, #2e1825) }
.notice { padding: 12px 16px; border-radius: 10px; background: light-dark(#f2daa1, #5c481c) }
`

const page = (language: Language, title: string, content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="${LANGUAGE_TAGS[language]}">
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
          <p class="notice"><strong>${TEXTS[language].name}</strong> ${TEXTS[language].notice}</p>
          ${content}
        </main>
      </body>
    </html>`

const OUTCOMES = ['paid-card', 'paid-pix', 'pending-pix', 'declined-card'] as const satisfies Outcome[]

const price = ({ amountCents, currency, language }: Order) =>
  new Intl.NumberFormat(LANGUAGE_TAGS[language], { style: 'currency', currency }).format(amountCents / 100)

const checkoutPage = (order: Order, sealed: string) => {
  const texts = TEXTS[order.language]
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

const closedPage = ({ cancelUrl, language }: Order) => {
  const texts = TEXTS[language]
  return page(
    language,
    texts.closed,
    html`<p>${texts.closedNotice}</p>
      <p><a href="${cancelUrl}">${texts.back}</a></p>`,
  )
}

/** In the language that the path starts with. */
const portalPage = (path: string) => {
  const [, first = ''] = path.split('/')
  const language = isLanguage(first) ? first : DEFAULT_LANGUAGE
  const texts = TEXTS[language]
  return page(
    language,
    texts.portal,
    html`<p>${texts.portalNotice}</p>
      <p><a href="${path}">${texts.back}</a></p>`,
  )
}

const answerSchema = z.object({
  order: z.string(),
  outcome: z.enum(OUTCOMES),
})

const readOrder = async ({ signingKey }: Deps, sealed: string | undefined): Promise<Order> => {
  const order = await openOrder(signingKey, sealed ?? '')
  if (order === null) throw new Refusal('request.notFound')
  return order
}

const tell = async ({ deliver, signingKey }: Deps, order: Order, outcome: Outcome) => {
  const [result, method] = outcome.split('-') as ['paid' | 'pending' | 'declined', 'card' | 'pix']
  const isCard = result === 'paid' && method === 'card'
  const { body, signature } = testMessage(signingKey, order, {
    type: `checkout.${result}`,
    method,
    ...(isCard && { subscription_id: beginTest(order) }),
  })
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
    // A path only: browsers parse `//` and `/\` as the start of another host (open redirect).
    const path = /^\/(?![/\\])[\w/-]*$/.test(back) ? back : '/'
    return c.html(portalPage(path))
  })
  return routes
}
