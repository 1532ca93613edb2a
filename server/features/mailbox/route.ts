/**
 * `/mailbox`: its mails contain sign-in links of any account, so it exists in a demonstration only and requires the key
 * that is printed at the start, which other programs and users of this machine do not have.
 */
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Database } from '#server/database/database.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { noStore } from '#server/http/json-request.ts'
import { rowId } from '#server/http/row-id.ts'
import { isMailboxKey } from './key.ts'
import { readMail, readMailbox } from '#server/mail/outbox.ts'
import { TOOL_PAGE_STYLE } from '#server/http/tool-page.ts'
import { mailboxPage } from './page.ts'

/** Scoped to this path: the browser sends the cookie to no other page. */
const COOKIE = { name: 'mailbox_key', options: { path: '/mailbox', httpOnly: true, sameSite: 'Strict' } } as const

const KEY_MISSING = 'The mailbox opens with the URL that the start printed: /mailbox?key=...\n'

/** Programs send the key as a bearer token; a browser passes it once in the URL and then has a cookie. */
const keyOf = (c: Context<AppEnv>) =>
  /^Bearer (.+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? getCookie(c, COOKIE.name) ?? ''

const requireKey = (key: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!isMailboxKey(key, keyOf(c))) return c.text(KEY_MISSING, 403)
    return next()
  })

/** The site's policy, except that the page may frame its own mails. */
const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A mail has inline styles and may be framed by the page; it runs no script and loads nothing. */
const MAIL_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

export const mailbox = (db: Database, key: string) => {
  const routes = new Hono<AppEnv>()
  const guard = requireKey(key)
  routes.get('/mailbox', noStore, async (c, next) => {
    const candidate = c.req.query('key')
    if (candidate === undefined || !isMailboxKey(key, candidate)) return next()
    setCookie(c, COOKIE.name, candidate, COOKIE.options)
    return c.redirect('/mailbox', 303)
  })
  routes.get('/mailbox', noStore, guard, async (c) => {
    c.header('Content-Security-Policy', PAGE_POLICY)
    return c.html(mailboxPage(await readMailbox(db)))
  })
  routes.get('/mailbox.json', noStore, guard, async (c) => c.json(await readMailbox(db, c.req.query('to'))))
  routes.get('/mailbox.css', noStore, (c) =>
    c.body(TOOL_PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  routes.get('/mailbox/:id/html', noStore, guard, async (c) => {
    const mail = await readMail(db, rowId(c, 'id'))
    if (mail === null) throw new Refusal('request.notFound')
    c.header('Content-Security-Policy', MAIL_POLICY)
    c.header('X-Frame-Options', 'SAMEORIGIN')
    return c.html(mail.html)
  })
  return routes
}
