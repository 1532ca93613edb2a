/**
 * `/mailbox`: whoever reads it takes over any account, so it answers only a server that listens on loopback alone, and
 * only under a loopback name and not through a tunnel: another site's name that points here (DNS rebinding) gets a 404.
 */
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Database } from '#server/embedded/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { noStore } from '#server/http/json-request.ts'
import { isLoopbackUrl } from '#server/http/loopback.ts'
import { readMail, readMailbox } from '#server/mail/outbox.ts'
import { MAILBOX_STYLE, mailboxPage } from './mailbox-page.ts'

/** A proxy in between says so: what came through it came from elsewhere. */
const FORWARDED = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host']

const loopbackOnly = createMiddleware<AppEnv>(async (c, next) => {
  if (!isLoopbackUrl(c.req.url) || FORWARDED.some((name) => c.req.header(name) !== undefined))
    throw new Refusal('request.notFound')
  await next()
})

/** As the site's policy, but that the page frames its own mails. */
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A mail brings styles of its own and may be framed by the page; it runs nothing, and loads nothing. */
const MAIL_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

export const mailbox = (db: Database) => {
  const routes = new Hono<AppEnv>()
  routes.get('/mailbox', loopbackOnly, noStore, async (c) => {
    c.header('Content-Security-Policy', PAGE_POLICY)
    return c.html(mailboxPage(await readMailbox(db)))
  })
  routes.get('/mailbox.json', loopbackOnly, noStore, async (c) => c.json(await readMailbox(db)))
  routes.get('/mailbox.css', loopbackOnly, noStore, (c) =>
    c.body(MAILBOX_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  routes.get('/mailbox/:id/html', loopbackOnly, noStore, async (c) => {
    const mail = isUuid(c.req.param('id')) ? await readMail(db, c.req.param('id')) : null
    if (mail === null) throw new Refusal('request.notFound')
    c.header('Content-Security-Policy', MAIL_POLICY)
    c.header('X-Frame-Options', 'SAMEORIGIN')
    return c.html(mail.html)
  })
  return routes
}
