/** The portal of the test payment provider: buttons that simulate events of a plan, so that a whole year is tried by hand. */
import type { Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod/mini'
import { DEFAULT_LANGUAGE, isLanguage } from '#contracts/languages.ts'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { fromOwnPages, limitBody } from '#server/http/json-request.ts'
import type { BillingMailDeps } from './billing-mail.ts'
import { page } from './test-gateway-layout.ts'
import { MESSAGES } from './test-gateway-messages.ts'
import { type PlanEvent, PLAN_EVENTS, planEventsFor, simulateEvent } from './test-gateway-simulation.ts'
import { openUser, TEST_PORTAL_PATH, testHint, testEvent } from './test-gateway.ts'

export type TestPortalDeps = BillingMailDeps & {
  db: Database
  signingKey: string
  /** Posts a webhook event, as a provider would. */
  deliver: (body: string, signature: string) => Promise<void>
}

const MAX_BODY = 64 * 1024

/** A path only: browsers parse `//` and `/\\` as the start of another host (open redirect). */
const pathIn = (back: string | undefined): string => (/^\/(?![/\\])[\w/-]*$/.test(back ?? '') ? (back ?? '/') : '/')

/** In the language that the path starts with. */
const portalPage = (path: string, sealed: string, events: readonly PlanEvent[]) => {
  const [, first = ''] = path.split('/')
  const language = isLanguage(first) ? first : DEFAULT_LANGUAGE
  const texts = MESSAGES[language]
  return page(
    language,
    texts.portal,
    html`<p>${texts.portalNotice}</p>
      ${
        events.length > 0 &&
        html`<p>${texts.simulate}</p>
          <form method="post" action="${TEST_PORTAL_PATH}">
            <input type="hidden" name="user" value="${sealed}" />
            <input type="hidden" name="back" value="${path}" />
            ${events.map((event) => html`<button type="submit" name="event" value="${event}">${texts.events[event]}</button>`)}
          </form>`
      }
      <p><a href="${path}">${texts.back}</a></p>`,
  )
}

const simulateSchema = z.object({ user: z.string(), back: z.string(), event: z.enum(PLAN_EVENTS) })

const simulate = ({ deliver, signingKey, ...deps }: TestPortalDeps, userId: string, event: PlanEvent) =>
  simulateEvent(
    {
      ...deps,
      reportSubscription: async (id) => {
        const { body, signature } = testHint(signingKey, id)
        await deliver(body, signature)
      },
      reportCheckout: async (checkoutId, type) => {
        const { body, signature } = testEvent(signingKey, { checkoutId }, { type, method: 'pix' })
        await deliver(body, signature)
      },
    },
    userId,
    event,
  )

export const testPortal = (routes: Hono<AppEnv>, deps: TestPortalDeps): void => {
  routes.get(TEST_PORTAL_PATH, async (c) => {
    const sealed = c.req.query('user') ?? ''
    const userId = await openUser(deps.signingKey, sealed)
    const events = userId === null ? [] : await planEventsFor(deps.db, userId)
    return c.html(portalPage(pathIn(c.req.query('back')), sealed, events))
  })
  routes.post(TEST_PORTAL_PATH, limitBody(MAX_BODY), fromOwnPages, async (c) => {
    const parsed = simulateSchema.safeParse(await c.req.parseBody())
    if (!parsed.success) throw new Refusal('request.invalid')
    const userId = await openUser(deps.signingKey, parsed.data.user)
    if (userId === null) throw new Refusal('request.notFound')
    await simulate(deps, userId, parsed.data.event)
    return c.redirect(pathIn(parsed.data.back), 303)
  })
}
