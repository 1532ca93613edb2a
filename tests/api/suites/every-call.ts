/** For every row of the endpoint table: who may make the call, by which method, and that its answer has the declared shape. */
import { beforeAll, describe, expect, it } from 'vitest'
import { CALL_NAMES, type CallName, callOf } from '#contracts/api/calls.ts'
import { codesOf } from '#server/openapi.ts'
import { headersFor, isFor, callsWhere, sendTo, urlOf } from '../kit/calls.ts'
import { type ExampleData, EXAMPLES, createExampleData } from '../kit/examples.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'

let area: AccountArea
let owner: ExampleData
let other: Member
let admin: Member
let inactive: Member

beforeAll(async () => {
  area = await openAccountArea()
  owner = await createExampleData(area, {
    name: 'Quirina Moura',
    company: 'Moura',
    text: 'Oi',
    summary: 'Oi',
    phone: '+5521912345678',
    cpf: '52998224725',
  })
  ;[other, admin, inactive] = [await area.member(), await area.admin(), await area.member()]
  await area.db.query('update public.users set is_active = false where id = $1', [inactive.id])
}, 240_000)

const send = (name: CallName, headers: Record<string, string>) => sendTo(area, name, EXAMPLES[name](owner), headers)
const headersOf = (name: CallName) => headersFor(name, { member: owner.member, admin })
const statusAndCode = ({ status, body }: Awaited<ReturnType<typeof send>>) => [status, body['code']]

describe('every call', () => {
  // Proves API-02.
  it.each(callsWhere((name) => !isFor('anyone')(name)))('%s is closed to visitors and to bad tokens', async (name) => {
    const answers = [await send(name, {}), await send(name, { Authorization: 'Bearer nonsense' })]
    expect(answers.map(statusAndCode)).toEqual([
      [401, 'auth.unauthenticated'],
      [401, 'auth.unauthenticated'],
    ])
  })

  it.each(callsWhere((name) => isFor('member')(name) || isFor('admin')(name)))(
    '%s is closed to an inactive account',
    async (name) => {
      expect(statusAndCode(await send(name, inactive.headers))).toEqual([403, 'account.inactive'])
    },
  )

  it.each(callsWhere(isFor('admin')))('%s is closed to members', async (name) => {
    expect(statusAndCode(await send(name, other.headers))).toEqual([403, 'access.denied'])
  })

  it.each(callsWhere(isFor('platform')))('%s is closed to members and administrators', async (name) => {
    const answers = [await send(name, other.headers), await send(name, admin.headers)]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
  })

  it.each(CALL_NAMES)('%s answers 405 to other methods, and lists the allowed ones', async (name) => {
    const path = urlOf(name, EXAMPLES[name](owner))
    const methods = CALL_NAMES.filter((each) => callOf(each).path === callOf(name).path).map(
      (each) => callOf(each).method as string,
    )
    const wrong = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].find((method) => !methods.includes(method)) ?? ''
    const answer = await area.send(wrong, path, wrong === 'GET' ? undefined : {}, headersOf(name))
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, methods.join(', ')])
  })

  it.each(callsWhere((name) => callOf(name).path.includes(':')))(
    '%s answers 404 for an unknown or malformed id',
    async (name) => {
      const example = EXAMPLES[name](owner)
      const key = Object.keys(example.params ?? {})[0] ?? ''
      const statuses: number[] = []
      for (const id of ['1', crypto.randomUUID(), '%00', "'--", '..%2f..%2fetc%2fpasswd', 'x'.repeat(500)]) {
        statuses.push((await sendTo(area, name, { ...example, params: { [key]: id } }, headersOf(name))).status)
      }
      expect(new Set(statuses)).toEqual(new Set([404]))
    },
  )
})

const subscribe = (isEnding: boolean) =>
  area.db.query(
    `with deleted as (delete from public.subscriptions where user_uuid = $1)
     insert into public.subscriptions (user_uuid, plan_id, status, is_ending, current_period_end)
     select $1, id, 'active', $2, now() + interval '30 days' from public.plans where code = 'premium'`,
    [owner.member.id, isEnding],
  )
/** State that a call needs before it succeeds. */
const PREPARATIONS: Partial<Record<CallName, () => Promise<unknown>>> = {
  // An earlier case has retried it.
  retryMail: () =>
    area.db.query('update private.outbox set next_attempt_at = null where id = $1', [owner.givenUpMailId]),
  requestExport: () => area.db.query('delete from public.data_export_requests where user_id = $1', [owner.member.id]),
  startCheckout: () => area.db.query('delete from public.subscriptions where user_uuid = $1', [owner.member.id]),
  openBillingPortal: () => subscribe(false),
  cancelSubscription: () => subscribe(false),
  resumeSubscription: () => subscribe(true),
}

const exampleOf = async (name: CallName) => {
  if (name !== 'linkNumber') return EXAMPLES[name](owner)
  const { body } = await owner.member.call('POST', '/api/user/messaging-link')
  return { body: { code: body['code'], phone_number: owner.member.phone } }
}

describe('the table of calls', () => {
  /** In this order at the end: each removes something that the calls before it need. */
  const LAST: readonly CallName[] = [
    'removeMessagingLink',
    'linkNumber',
    'requestExport',
    'deleteTranscriptions',
    'restoreTranscriptions',
    'changePassword',
    'deleteAccount',
  ]
  const ORDER = [...CALL_NAMES.filter((name) => !LAST.includes(name)), ...LAST]

  // Proves API-11, API-14.
  it.each(ORDER)('has the real status and response of %s', async (name) => {
    await PREPARATIONS[name]?.()
    const call = callOf(name)
    const { status, body } = await sendTo(area, name, await exampleOf(name), headersOf(name))
    expect(status).toBe(call.status ?? 200)
    expect(call.response?.safeParse(body).error).toBe(undefined)
  })

  // Proves API-15.
  it('equals the documentation for developers', async () => {
    const { status, body } = await area.send('GET', '/api/openapi.json')
    const paths = body['paths'] as Record<string, Record<string, { operationId: string }>>
    const operations = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    expect([status, operations.toSorted()]).toEqual([200, [...CALL_NAMES].toSorted()])
    expect(paths['/api/transcriptions/decrypt']?.['post']).toMatchObject({
      security: [{ session: [] }],
      requestBody: {
        content: { 'application/json': { schema: { required: ['encrypted_content', 'encryption_key_id'] } } },
      },
    })
  })

  // Proves API-14.
  it('lists every code that a call can answer with', () => {
    expect(codesOf(callOf('decryptTranscription'))).toEqual([
      'unexpected',
      'service.unavailable',
      'rate.limited',
      'auth.unauthenticated',
      'account.inactive',
      'request.notAllowed',
      'request.unsupportedType',
      'request.tooLarge',
      'request.invalid',
      'request.notFound',
      'transcription.decryptFailed',
    ])
  })
})
