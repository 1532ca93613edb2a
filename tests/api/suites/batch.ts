import { beforeAll, describe, expect, it } from 'vitest'
import { BATCHED_CALLS, type BatchedCall } from '#contracts/api/endpoints/batched.ts'
import { MEMBER_ENDPOINTS } from '#contracts/api/endpoints/members.ts'
import { LIMITS } from '#server/http/rate-limit.ts'
import { type ExampleData, openAreaWithData } from '../kit/examples.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { onlyLimits } from '../kit/server.ts'

let area: AccountArea
let owner: ExampleData
beforeAll(async () => {
  ;({ area, owner } = await openAreaWithData({ name: 'Bia Moura', phone: '+5521912346666' }))
}, 240_000)

const path = (calls: readonly string[]) => `/api/batch?calls=${calls.join(',')}`

const partsOf = async (at: AccountArea, calls: readonly BatchedCall[], { headers }: Pick<Member, 'headers'>) => {
  const { status, body } = await at.send('GET', path(calls), undefined, headers)
  return { status, parts: body['parts'] }
}

const fail = (code: string) => Promise.reject(Object.assign(new Error('a secret of the database'), { code }))

/** Two of the reads fail, and nothing else. */
const failingQuery: AccountArea['db']['query'] = (sql, values) => {
  if (sql.includes('data_export_requests')) return fail('57014')
  return sql.includes('monthly_transcriptions') ? fail('XX000') : area.db.query(sql, values)
}

describe('a batch', () => {
  // Proves API-29.
  it('has the same answer for each read as that read alone', async () => {
    const singleCalls = await Promise.all(
      BATCHED_CALLS.map(async (name) => {
        const { body } = await owner.member.call('GET', MEMBER_ENDPOINTS[name].path)
        return [name, { answer: body }]
      }),
    )
    const { status, parts } = await partsOf(area, BATCHED_CALLS, owner.member)
    expect([status, parts]).toEqual([200, Object.fromEntries(singleCalls)])
    expect(JSON.stringify(parts)).toContain(owner.member.email)

    const other = await area.member()
    expect(JSON.stringify(await partsOf(area, BATCHED_CALLS, other))).not.toContain(owner.member.email)
  })

  it('has each requested part once', async () => {
    const { parts } = await partsOf(area, ['readUsage', 'readServices', 'readUsage'], owner.member)
    expect(Object.keys(parts as object)).toEqual(['readUsage', 'readServices'])
  })

  // Proves API-29.
  it('reports why a read failed, and answers the others', async () => {
    const at = await openAccountArea({ replaced: { db: { query: failingQuery } } })
    const { status, parts } = await partsOf(at, ['readProfile', 'readExports', 'readUsage'], owner.member)
    expect([status, parts]).toEqual([
      200,
      {
        readProfile: { answer: (await owner.member.call('GET', MEMBER_ENDPOINTS.readProfile.path)).body },
        readExports: { code: 'service.unavailable' },
        readUsage: { code: 'unexpected' },
      },
    ])
  })

  it.each([[], ['readSessions'], ['deleteAccount'], ['readUsage', ''], [...BATCHED_CALLS, 'readUsage']])(
    'is refused for the calls %j',
    async (...calls) => {
      const { status, body } = await owner.member.call('GET', path(calls))
      expect([status, body['code']]).toEqual([400, 'request.invalid'])
    },
  )

  // Proves API-29, SECURITY-06.
  it('counts each part against the rate limit', async () => {
    const at = await openAccountArea({ limits: onlyLimits('defaultByIp') })
    const statuses: number[] = []
    for (let calls = 0; calls <= LIMITS.defaultByIp.points; calls += BATCHED_CALLS.length) {
      statuses.push((await partsOf(at, BATCHED_CALLS, owner.member)).status)
    }
    const allowed = LIMITS.defaultByIp.points / BATCHED_CALLS.length
    expect(statuses).toEqual([...Array.from({ length: allowed }, () => 200), 429])
  })
})
