import { beforeAll, describe, expect, it } from 'vitest'
import { newEmail, latestMail, signUp } from '../kit/people.ts'
import { openServer, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const ask = async (url: string, headers: Record<string, string> = {}) =>
  (await server.app.request(url, { headers })).status

describe('the mailbox', () => {
  it('lists every mail with its link and code, and shows it without letting it run anything', async () => {
    const email = newEmail()
    await signUp(server, email, { full_name: 'Rita <b>', language: 'fr' })
    const mail = await latestMail(server, email)
    const page = await server.request('/mailbox')
    const html = await page.text()
    expect(page.headers.get('Content-Security-Policy')).toContain(
      "default-src 'none'; style-src 'self'; frame-src 'self'",
    )
    expect(html).toContain(`href="${mail.link?.replaceAll('&', '&amp;')}"`)
    expect(html).toContain(mail.code)
    expect(html).toContain(`lang="fr">Confirmez votre adresse e-mail sur Prosa</h2>`)
    expect(html).not.toMatch(/<script|<style|style=| on\w+=/)

    const framed = await server.request(`/mailbox/${mail.id}/html`)
    expect(await framed.text()).toBe(mail.html)
    expect(framed.headers.get('Content-Security-Policy')).toMatch(/^sandbox allow-popups [^;]+; default-src 'none'; /)
    expect(framed.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
    expect(framed.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
    expect((await server.request('/mailbox.css')).headers.get('Content-Type')).toBe('text/css; charset=utf-8')
    const missing = ['/mailbox/x/html', `/mailbox/${crypto.randomUUID()}/html`]
    const answers = await Promise.all(missing.map((path) => server.request(path)))
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  const PATHS = ['/mailbox', '/mailbox.json', '/mailbox/5eed0000-0000-4000-8000-000000000001/html']

  it('is not there under a foreign name, nor behind a proxy', async () => {
    for (const path of PATHS) {
      expect(await ask(`http://evil.example${path}`)).toBe(404)
      expect(await ask(`http://127.0.0.1.evil.example${path}`)).toBe(404)
      expect(await ask(`http://127.0.0.1:4173${path}`, { 'X-Forwarded-For': '203.0.113.1' })).toBe(404)
    }
    const names = ['localhost', '127.0.0.1', '[::1]']
    expect(await Promise.all(names.map((name) => ask(`http://${name}:4173/mailbox.json`)))).toEqual([200, 200, 200])
  })

  it('is not there where others can connect, where mail is sent, or with a hosted project', async () => {
    const settings = [
      { isLoopback: false, host: '0.0.0.0' },
      { smtp: { url: 'smtp://127.0.0.1:1', from: 'prosa@prosa.test' } },
      { hosted: { url: 'https://x.supabase.co', publishableKey: 'k', jwks: 'https://x.supabase.co/jwks' } },
    ]
    for (const changes of settings) {
      const other = await openServer({ settings: changes })
      const answers = await Promise.all(PATHS.map((path) => other.request(path)))
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    }
  })
})
