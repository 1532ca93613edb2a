/** 75 inputs for every call, two thousand in the full tier: no 5xx, only declared codes, and no input in an answer. */
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALL_NAMES, type CallName, callOf } from '#contracts/api/calls.ts'
import { codesOf } from '#server/openapi.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { headersFor, isFor, sendTo } from './kit/calls.ts'
import { type ExampleData, EXAMPLES, createExampleData } from './kit/examples.ts'
import { ECHO, inputsOf } from './kit/inputs.ts'
import { type AccountArea, type Member, openAccountArea } from './kit/members.ts'
import { closeBackend } from './kit/server.ts'
import { makeSessionsOld } from './kit/old-sessions.ts'

const RUNS = usualOrFull(75, 2_000)

let area: AccountArea
let owner: ExampleData
let admin: Member
let bystander: Member

/** Skips password hashing: every password is wrong. */
const refusePasswords = (request: Request, real: (request: Request) => Promise<Response>) =>
  request.url.includes('grant_type=password')
    ? Promise.resolve(Response.json({ error_code: 'invalid_credentials' }, { status: 400 }))
    : real(request)

beforeAll(async () => {
  area = await openAccountArea()
  owner = await createExampleData(area, {
    name: 'Rita Moura',
    company: 'Lima',
    text: 'Oi',
    summary: 'Oi',
    phone: '+5511955554444',
    cpf: '52998224725',
  })
  ;[admin, bystander] = [await area.admin(), await area.member()]
  const { id } = owner.member
  // A quota for all runs, and an old session: calls that need a recent one or a password change nothing.
  await area.db.query(
    `insert into public.subscriptions (user_uuid, plan_id, status) select $1, id, 'active' from public.plans
     where code = 'premium'`,
    [id],
  )
  await makeSessionsOld(area.db, id)
  area = await openAccountArea({ replaced: { fetch: refusePasswords } })
}, 240_000)
afterAll(closeBackend)

/** `changeUser` is sent for another account, and deletions for unknown ids: the owner's data stays for the next calls. */
const exampleOf = (name: CallName) => EXAMPLES[name](name === 'changeUser' ? { ...owner, member: bystander } : owner)
const mayUseOwnIds = (name: CallName) => name !== 'deleteTranscriptions'

describe('any input', () => {
  // Proves SECURITY-30.
  it.each(CALL_NAMES)(
    'sent to %s gets a declared answer that does not echo it',
    async (name) => {
      // The input of another call may have unlinked the number.
      if (isFor('platform')(name)) await owner.member.linkPhone()
      const declared = codesOf(callOf(name))
      const own = headersFor(name, { member: owner.member, admin })
      await fc.assert(
        fc.asyncProperty(inputsOf(name, exampleOf(name), mayUseOwnIds(name)), async ({ headers, ...example }) => {
          const { status, text, body } = await sendTo(area, name, example, { ...own, ...headers })
          const isRefused = status >= 400
          const isDeclared = declared.some((code) => code === body['code'])
          expect([status < 500, isRefused && text.includes(ECHO), !isRefused || isDeclared]).toEqual([
            true,
            false,
            true,
          ])
        }),
        { numRuns: RUNS },
      )
      const { status } = await owner.member.call('GET', '/api/user/profile')
      expect(status).toBe(200)
    },
    600_000,
  )
})
