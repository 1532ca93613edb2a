/** What a call reads is sent together with its checks, and answered only if they pass. */
import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { sendTogether } from '#server/database/shared-session.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { Refusal } from '#server/http/failures.ts'
import { createRateLimiter, scaledLimits } from '#server/http/rate-limit.ts'
import { countInMemory } from '#server/http/rate-limit-stores.ts'
import { readOwn, signedIn, type OwnRead } from '#server/http/signed-in.ts'

const CLAIMS = { userId: 'the user', sessionId: 'the session' }

type State = { is_active: boolean | null; is_factor_pending: boolean }
const LIVE: State = { is_active: true, is_factor_pending: false }

const verify = () => Promise.resolve(CLAIMS)

let sent: string[]
beforeEach(() => {
  sent = []
})

/** Reads the number of what was sent so far. */
const readAs: Database['readAs'] = async (claims, run) => {
  sent.push(`read as ${claims.sub}`)
  const at = sent.length
  return run({ query: async () => [{ at }] as never[] })
}

/** A call of a member whose session has this state, or has ended. */
const openApp = (state: State | undefined, { read: readError }: { read?: Error } = {}) => {
  const query = async (sql: string) => {
    const what = /ensure_user|auth\.sessions/.exec(sql)?.[0] ?? sql
    sent.push(what)
    return what === 'auth.sessions' && state !== undefined ? [state] : []
  }
  const db = { query, readAs, together: sendTogether } as Pick<Database, 'readAs' | 'together'> as Database
  const read: OwnRead<unknown> = () => async (queries) => {
    if (readError !== undefined) throw readError
    return (await queries.query('rows'))[0]
  }
  const app = new Hono<AppEnv>()
  const limiter = createRateLimiter(scaledLimits(1 / 100), countInMemory())
  app.get('/own', signedIn({ db, limiter, verify, network: () => '192.0.2.1' }, read), async (c) =>
    c.json((await readOwn(c, db, read)) as object),
  )
  app.onError((error, c) => c.text(error instanceof Refusal ? error.code : error.message, 500))
  return async () => (await app.request('/own', { headers: { Authorization: 'Bearer token' } })).text()
}

describe('a read of own rows', () => {
  // Proves OPS-98.
  it('begins before the state of the session is known, and is answered once', async () => {
    const call = openApp(LIVE)
    expect([await call(), sent]).toEqual(['{"at":2}', ['auth.sessions', 'read as the user']])
  })

  // Proves SECURITY-04.
  it.each([
    ['has ended', undefined, 'auth.unauthenticated'],
    ['owes a second factor', { ...LIVE, is_factor_pending: true }, 'auth.secondFactorNeeded'],
    ['is of an inactive account', { ...LIVE, is_active: false }, 'account.inactive'],
  ] as const)('is not answered if the session %s, whatever it failed with', async (_, state, code) => {
    expect([await openApp(state)(), await openApp(state, { read: new Error('read') })()]).toEqual([code, code])
  })

  it('fails after the checks only', async () => {
    expect(await openApp(LIVE, { read: new Error('read') })()).toBe('read')
  })

  it('is repeated after the row of the account was created', async () => {
    const call = openApp({ ...LIVE, is_active: null })
    const read = 'read as the user'
    expect([await call(), sent]).toEqual(['{"at":4}', ['auth.sessions', read, 'ensure_user', read]])
  })

  // Proves OPS-99.
  it('is not sent for a network that this process knows to be over its limit', async () => {
    const call = openApp(LIVE)
    const answers = [await call(), await call(), await call(), await call()]
    expect(answers.slice(3)).toEqual(['rate.limited'])
    expect(sent.filter((what) => what === 'read as the user')).toHaveLength(3)
  })
})
