/** What a visitor and a member see of a site behind a proxy with a private authority. */
import { strict as assert } from 'node:assert'
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { readFileSync } from 'node:fs'
import { TERMS_VERSION } from '#contracts/limits.ts'
import type { SiteConfig } from '#contracts/config.ts'

type Site = { origin: string; authority: string }
type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string }
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: object }

const send = ({ origin, authority }: Site, path: string, { method = 'GET', headers = {}, body }: RequestOptions = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const url = new URL(path, origin)
    const isPlain = url.protocol === 'http:'
    const options = { method, headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) } }
    const sent = isPlain ? plainRequest(url, options) : request(url, { ...options, ca: readFileSync(authority) })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      text(answer).then(
        (content) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: content }),
        reject,
      )
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })

/**
 * HTTPS, its enforcement, and the headers that the proxy forwards. `plain` is the proxy over http, `direct` the server
 * behind it.
 */
export const checkProxy = async (site: Site, { plain, direct }: { plain: string; direct: string }) => {
  const page = await send(site, '/en')
  assert.equal(page.status, 200)
  assert.match(page.body, /<html lang="en"/)
  assert.equal(page.headers['strict-transport-security'], 'max-age=63072000')
  assert.match(String(page.headers['cdn-cache-control']), /stale-while-revalidate/)

  const redirected = await send({ ...site, origin: plain }, '/en/login?a=1')
  assert.equal(redirected.status, 308)
  assert.match(String(redirected.headers['location']), /^https:\/\/localhost(:\d+)?\/en\/login\?a=1$/)

  const proxied = await send({ ...site, origin: direct }, '/en/login?a=1', { headers: { 'X-Forwarded-Proto': 'http' } })
  assert.deepEqual([proxied.status, proxied.headers['location']], [308, `${site.origin}/en/login?a=1`])
  const foreign = await send({ ...site, origin: direct }, '/en', { headers: { Host: 'evil.example' } })
  assert.equal(foreign.status, 421)
}

export const MEMBER = { email: 'you@example.com', password: 'rehearsal-1' }

const keyOf = async (site: Site) => {
  const { supabaseUrl, supabaseKey } = JSON.parse((await send(site, '/config.json')).body) as SiteConfig
  assert.equal(supabaseUrl, site.origin)
  return { apikey: supabaseKey }
}

/** Registers the member, and opens the link of the mail, which `mailed` finds. */
export const register = async (site: Site, mailed: (pattern: RegExp) => Promise<string>) => {
  const headers = await keyOf(site)
  const data = {
    full_name: 'Rita Moura',
    phone: '(11) 98765-4321',
    person_type: 'physical',
    language: 'en',
    terms_version: TERMS_VERSION,
  }
  const answer = await send(site, '/auth/v1/signup', { method: 'POST', headers, body: { ...MEMBER, data } })
  assert.equal(answer.status, 200, answer.body)
  const link = new URL(await mailed(/https:\/\/localhost:\d+\/en\/auth\/callback\?[^\s"<>]*token_hash[^\s"<>]*/))
  assert.equal(link.origin, site.origin)
  const { token_hash: hash, type } = Object.fromEntries(new URLSearchParams(link.search.replaceAll('&amp;', '&')))
  const opened = await send(site, '/auth/v1/verify', { method: 'POST', headers, body: { token_hash: hash, type } })
  assert.equal(opened.status, 200, opened.body)
}

/** Signs in with a forged address, and reads the own profile. */
export const signIn = async (site: Site, forged: string) => {
  const headers = { ...(await keyOf(site)), 'X-Forwarded-For': forged }
  const path = '/auth/v1/token?grant_type=password'
  const answer = await send(site, path, { method: 'POST', headers, body: MEMBER })
  assert.equal(answer.status, 200, answer.body)
  const { access_token: token } = JSON.parse(answer.body) as { access_token: string }
  const profile = await send(site, '/api/user/profile', { headers: { ...headers, Authorization: `Bearer ${token}` } })
  assert.equal(profile.status, 200, profile.body)
}
