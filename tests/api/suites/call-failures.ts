/** What every call answers if it is rate-limited, fails, has no database, or takes too long (API-14, API-17). */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { CallName } from '#contracts/api/calls.ts'
import { redactDriverErrors } from '#server/database/redact-driver-errors.ts'
import { expectRefusal, headersFor, isFor, callsWhere, sendTo } from '../kit/calls.ts'
import { type ExampleData, EXAMPLES, openAreaWithData } from '../kit/examples.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { blockedLimit, openServer } from '../kit/server.ts'

let owner: ExampleData
let admin: Member

beforeAll(async () => {
  ;({ owner, admin } = await openAreaWithData({ name: 'Selma Moura', phone: '+5521912348888' }))
}, 240_000)
afterEach(() => {
  vi.useRealTimers()
})

const refuseConnection = () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))
const never = () => new Promise<never>(() => undefined)

const sendAt = (at: AccountArea, name: CallName) =>
  sendTo(at, name, EXAMPLES[name](owner), headersFor(name, { member: owner.member, admin }))

/** An invitation is signed, and an error of a page is passed on: no database is asked for them. */
const ASKING = callsWhere((name) => name !== 'createInvitation' && name !== 'reportPageError')

describe('every call', () => {
  const LIMITED = callsWhere((name) => !isFor('platform')(name))
  it.each(LIMITED)('%s is rate-limited', async (name) => {
    const limits = blockedLimit('defaultByIp')
    expectRefusal(await sendAt(await openAccountArea({ limits }), name), 'rate.limited')
  })
  it.each(callsWhere(isFor('platform')))(
    '%s is rate-limited with a wrong token, and not found where no token is set',
    async (name) => {
      const [limited, closed] = [
        await openAccountArea({ limits: blockedLimit('defaultByIp') }),
        await openAccountArea({ settings: { ingestTokens: [] } }),
      ]
      const example = EXAMPLES[name](owner)
      expectRefusal(await sendTo(limited, name, example, { Authorization: 'Bearer x' }), 'rate.limited')
      expectRefusal(await sendAt(closed, name), 'request.notFound')
    },
  )

  // Proves API-14.
  it.each(ASKING)('%s fails without revealing the cause', async (name) => {
    const answer = await sendAt(await openAccountArea({ isBroken: true }), name)
    expectRefusal(answer, 'unexpected')
    expect(answer.text).not.toMatch(/secret|select|insert|server\/|node_modules|\.ts/)
  })

  it.each(ASKING)('%s answers service.unavailable with Retry-After if the database is unreachable', async (name) => {
    const answer = await sendAt(
      await openAccountArea({ replaced: { db: { query: refuseConnection, transaction: refuseConnection } } }),
      name,
    )
    expectRefusal(answer, 'service.unavailable')
    expect(answer.headers.get('Retry-After')).toBe('5')
  })

  // Proves API-17.
  it.each(ASKING)('%s times out before its client does', async (name) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const at = await openAccountArea({ replaced: { db: { query: never, transaction: never } } })
    const answer = sendAt(at, name)
    await vi.advanceTimersByTimeAsync(8_000)
    expectRefusal(await answer, 'service.unavailable')
  })
})

const errorOf = (code: string) => Object.assign(new Error('a secret of the database'), { code })
/** The services log a database error, and answer a plain 500. */
const printing = (code: string) => () =>
  redactDriverErrors(() => {
    // oxlint-disable-next-line no-console -- what lite does
    console.error(errorOf(code))
    return Promise.resolve(new Response('Internal Server Error', { status: 500 }))
  })

describe('a database in trouble', () => {
  it.each([
    ['a full disk', '53100'],
    ['a full disk, reported by the system', 'ENOSPC'],
    ['a database that is read-only', '25006'],
    ['a row that somebody holds', '55P03'],
    ['a statement that took too long', '57014'],
    ['no connection left', '53300'],
  ])('%s has Retry-After', async (_, code) => {
    const fail = () => Promise.reject(errorOf(code))
    const direct = await openServer({ replaced: { db: { query: fail, transaction: fail } } })
    const failing = await openServer({ replaced: { fetch: printing(code) } })
    const answers = [
      await direct.call('GET', '/api/billing/plans'),
      await failing.call('GET', '/rest/v1/plans?select=code'),
      await failing.call('POST', '/auth/v1/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }),
    ]
    expect(answers.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual(
      answers.map(() => [503, '5']),
    )
  })
})
