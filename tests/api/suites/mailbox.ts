import { beforeAll, describe, expect, it } from 'vitest'
import { NO_MAIL_SERVER } from '../kit/mail-server.ts'
import { newEmail, latestMail, signUp } from '../kit/people.ts'
import { MAILBOX_KEY, openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const KEY = { Authorization: `Bearer ${MAILBOX_KEY}` }

const request = (path: string) => server.request(path, { headers: KEY })

describe('the mailbox', () => {
  it('lists every mail with its link and code, and shows it without letting it run anything', async () => {
    const email = newEmail()
    await signUp(server, email, { full_name: 'Rita & Lima', language: 'fr' })
    const mail = await latestMail(server, email)
    const page = await request('/mailbox')
    const html = await page.text()
    expect(page.headers.get('Content-Security-Policy')).toContain(
      "default-src 'none'; style-src 'self'; frame-src 'self'",
    )
    expect(html).toContain(`href="${mail.link?.replaceAll('&', '&amp;')}"`)
    expect(html).toContain(mail.code)
    expect(html).toContain(`lang="fr">Confirmez votre adresse e-mail sur Prosa</h2>`)
    expect(html).not.toMatch(/<script|<style|style=| on\w+=/)

    const framePage = await request(`/mailbox/${mail.id}/html`)
    expect(await framePage.text()).toBe(mail.html)
    expect(framePage.headers.get('Content-Security-Policy')).toMatch(
      /^sandbox allow-popups [^;]+; default-src 'none'; /,
    )
    expect(framePage.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    expect(framePage.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
    expect((await server.request('/mailbox.css')).headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    const missing = ['/mailbox/x/html', `/mailbox/${crypto.randomUUID()}/html`]
    const answers = await Promise.all(missing.map(request))
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  it('returns the mails of one address to programs on request', async () => {
    const emails = [newEmail(), newEmail()]
    for (const email of emails) await signUp(server, email)
    const read = async (query: string) => {
      const mails = (await (await request(`/mailbox.json${query}`)).json()) as { to: string }[]
      return mails.map(({ to }) => to).filter((to) => emails.includes(to))
    }
    expect(await read('')).toEqual(emails.toReversed())
    expect(await read(`?to=${emails[0]}`)).toEqual([emails[0]])
    expect(await (await request('/mailbox.json?to=nobody@prosa.test')).json()).toEqual([])
  })

  const PATHS = ['/mailbox', '/mailbox.json', '/mailbox/5eed0000-0000-4000-8000-000000000001/html']

  it('needs the key of this start, which a browser sends once', async () => {
    const statuses = async (query: string, headers: Record<string, string> = {}) =>
      Promise.all(PATHS.map(async (path) => (await server.request(`${path}${query}`, { headers })).status))
    const wrong = 'x'.repeat(MAILBOX_KEY.length)
    expect(await statuses('')).toEqual([403, 403, 403])
    expect(await statuses(`?key=${wrong}`)).toEqual([403, 403, 403])
    expect(await statuses('?key=')).toEqual([403, 403, 403])
    expect(await statuses('', { Authorization: `Bearer ${wrong}` })).toEqual([403, 403, 403])
    expect(await statuses('', { Cookie: `mailbox_key=${wrong}` })).toEqual([403, 403, 403])
    expect(await statuses('', KEY)).toEqual([200, 200, 404])
    expect(await statuses('', { Cookie: `mailbox_key=${MAILBOX_KEY}` })).toEqual([200, 200, 404])
    expect(await (await server.request('/mailbox')).text()).toContain('/mailbox?key=')

    const redirect = await server.request(`/mailbox?key=${MAILBOX_KEY}`)
    expect([redirect.status, redirect.headers.get('Location'), redirect.headers.get('Cache-Control')]).toEqual([
      303,
      '/mailbox',
      'no-store',
    ])
    expect(redirect.headers.get('Set-Cookie')).toBe(
      `mailbox_key=${MAILBOX_KEY}; Path=/mailbox; HttpOnly; SameSite=Strict`,
    )
  })

  it('does not exist on a public server, nor where mail is sent', async () => {
    const settings = [{ isDemonstration: false }, { smtp: NO_MAIL_SERVER }]
    for (const changes of settings) {
      const other = await openServer({ settings: changes })
      const answers = await Promise.all(PATHS.map((path) => other.request(path, { headers: KEY })))
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    }
  })
})
