/**
 * Statements and round trips to Postgres of the calls whose speed people notice, counted on the wire: a database in another
 * region is tens of milliseconds away. Each call is warm: its statements are prepared and its caller is cached.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BATCHED_CALLS } from '#contracts/api/endpoints/batched.ts'
import { findPostgres, startCluster } from '#tests/db/kit/cluster.ts'
import { startWireProxy, type Traffic } from '#tests/db/kit/wire-proxy.ts'
import { type AccountArea, type Member, openAccountArea } from './kit/members.ts'
import { PASSWORD } from './kit/people.ts'
import { chooseDatabase, closeBackend } from './kit/server.ts'

/** Longer than the server needs to send what waits for no answer. */
const DELAY = 24

/** More calls at once than the pool has connections, several times: most statements are then prepared on most of them. */
const WARMING = 12
const ROUNDS = 4

const binaries = findPostgres()
let proxy: Awaited<ReturnType<typeof startWireProxy>>
let area: AccountArea
let member: Member

type Call = () => Promise<{ status: number }>

const succeed = async (call: Call) => expect((await call()).status).toBe(200)

/** The fewest of several calls: a statement takes one round trip more on a connection that is new to it. */
const trafficOf = async (call: Call): Promise<Traffic> => {
  const samples: Traffic[] = []
  proxy.slow(DELAY)
  for (let round = 0; round < ROUNDS; round += 1) {
    proxy.reset()
    await succeed(call)
    samples.push(proxy.traffic())
  }
  proxy.slow(0)
  const minimum = (name: keyof Traffic) => Math.min(...samples.map((traffic) => traffic[name]))
  return { statements: minimum('statements'), roundTrips: minimum('roundTrips') }
}

const warmTrafficOf = async (call: Call): Promise<Traffic> => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(Array.from({ length: WARMING }, () => succeed(call)))
  }
  return trafficOf(call)
}

const get = (path: string) => () => member.call('GET', path)

describe.skipIf(binaries === null)('round trips to Postgres', () => {
  beforeAll(async () => {
    chooseDatabase(async () => {
      const cluster = await startCluster(binaries ?? '')
      proxy = await startWireProxy(cluster.url)
      const clear = async () => {
        await proxy.close()
        await cluster.stop()
      }
      return { databaseUrl: proxy.url, clear }
    })
    area = await openAccountArea()
    member = await area.member()
  }, 240_000)
  afterAll(closeBackend)

  // Proves OPS-40, OPS-98.
  it.each(['/api/user/profile', '/api/transcriptions'])('%s takes one round trip', async (path) => {
    expect(await warmTrafficOf(get(path))).toEqual({ statements: 7, roundTrips: 1 })
  })

  // Proves OPS-40.
  it('another read of the Product API takes two round trips', async () => {
    expect(await warmTrafficOf(get('/api/services'))).toEqual({ statements: 9, roundTrips: 2 })
  })

  // Proves OPS-40.
  it('the dashboard takes two round trips', async () => {
    const dashboard = get(`/api/batch?calls=${BATCHED_CALLS.join(',')}`)
    expect(await warmTrafficOf(dashboard)).toEqual({ statements: 18, roundTrips: 2 })
  })

  // Proves OPS-40. Two of them are the table service's own check of the token, one after the other.
  it('a read of a table takes four round trips', async () => {
    expect(await warmTrafficOf(get('/rest/v1/users?select=*'))).toEqual({ statements: 13, roundTrips: 4 })
  })

  // Proves OPS-40. Eight of them are statements of the auth service, each of which waits for the one before. The limits are
  // counted one after the other: what one of them refuses does not count towards the next.
  it('a sign-in takes seventeen round trips', async () => {
    const body = { email: member.email, password: PASSWORD }
    const signIn = () => area.send('POST', '/auth/v1/token?grant_type=password', body)
    expect(await warmTrafficOf(signIn)).toEqual({ statements: 23, roundTrips: 17 })
  })

  // Proves OPS-40. Twelve of them are statements of the auth service.
  it('a refresh takes eighteen round trips', async () => {
    let { refresh_token } = member.session
    const refresh = async () => {
      const answer = await area.send('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token })
      refresh_token = String(answer.body['refresh_token'])
      return answer
    }
    expect(await trafficOf(refresh)).toEqual({ statements: 21, roundTrips: 18 })
  })

  // Proves OPS-40.
  it('a deletion of transcriptions, and its undo, take as many round trips for five as for one', async () => {
    await member.linkPhone()
    for (let each = 1; each <= 5; each += 1) await member.receive(`Texto ${each}`)
    const rows = (await member.call('GET', '/api/transcriptions')).body['data'] as { id: string }[]
    const deleteAndRestore = (ids: string[]) => async () => {
      await member.call('DELETE', '/api/transcriptions', { ids })
      return member.call('POST', '/api/transcriptions/restore', { ids })
    }
    const ids = rows.map(({ id }) => id)
    const ofOne = await warmTrafficOf(deleteAndRestore(ids.slice(0, 1)))
    expect([ids.length, await warmTrafficOf(deleteAndRestore(ids))]).toEqual([5, ofOne])
  })
})
