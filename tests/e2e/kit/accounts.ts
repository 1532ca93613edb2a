/**
 * Accounts and sessions made by calls, which saves three page loads in tests about something else. registration.spec.ts and
 * sign-in.spec.ts use the pages, and member-journey.spec.ts goes through all of them.
 */
import { expect, type Page } from '@playwright/test'
import type { SignUpMetadata } from '#contracts/api/sign-up.ts'
import { TERMS_VERSION } from '#contracts/limits.ts'
import type { RouteId } from '#contracts/routes.ts'
import { SESSION_KEY } from '#src/clients/storage-keys.ts'
import type { Mailbox } from './mailbox.ts'
import { newPerson, type Person } from './people.ts'
import type { Visitor } from './visitor.ts'

/** A page of the site without a script. */
const BLANK = '/robots.txt'

const post = async ({ page }: Visitor, path: string, data: object): Promise<unknown> => {
  const config = (await (await page.request.get('/config.json')).json()) as { supabaseKey: string }
  const answer = await page.request.post(path, { headers: { apikey: config.supabaseKey }, data })
  expect([path, answer.status()]).toEqual([path, 200])
  return answer.json()
}

/** Stores a session as the auth client does, and opens a page with it. */
const openWith = async (visitor: Visitor, session: unknown, route: RouteId, tail?: string) => {
  const { page, open } = visitor
  await page.goto(BLANK)
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [SESSION_KEY, JSON.stringify(session)] as const)
  await open(route, tail)
}

/** Opens a page of the account as somebody who has one. */
export const openAs = async (
  visitor: Visitor,
  { email, password }: Pick<Person, 'email' | 'password'>,
  route: RouteId = 'dashboard',
  tail = '',
): Promise<void> =>
  openWith(visitor, await post(visitor, '/auth/v1/token?grant_type=password', { email, password }), route, tail)

/** Opens a page of the account as a person that no other test uses. */
export const openAsNewPerson = async (
  visitor: Visitor,
  mailbox: Mailbox,
  route: RouteId = 'dashboard',
  person: Person = newPerson(),
): Promise<Person> => {
  const { name, phone, email, password } = person
  const data: SignUpMetadata = {
    full_name: name,
    phone: `+55${phone.replaceAll(/\D/g, '')}`,
    person_type: 'physical',
    language: visitor.language,
    terms_version: TERMS_VERSION,
  }
  await post(visitor, '/auth/v1/signup', { email, password, data })
  const { link } = await mailbox.newest(email, 'confirmation')
  const token = new URL(link ?? '').searchParams.get('token_hash')
  const session = await post(visitor, '/auth/v1/verify', { type: 'signup', token_hash: token })
  await openWith(visitor, session, route)
  return person
}

/** Ends every session of the page's account, as from another device. */
export const endSessions = (page: Page) =>
  page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('prosa.session') ?? '{}') as {
      access_token: string
    }
    const { supabaseKey } = (await (await fetch('/config.json')).json()) as { supabaseKey: string }
    const headers = { Authorization: `Bearer ${token}`, apikey: supabaseKey, 'Content-Type': 'application/json' }
    await fetch('/auth/v1/logout?scope=global', { method: 'POST', headers, body: '{}' })
  })
