/** What holds for every call of the API, whatever it does: walked over the table of calls. */
import { beforeAll, describe, expect, it } from 'vitest'
import { CALL_NAMES, type CallName, callOf } from '#contracts/api/calls.ts'
import { codesOf } from '#server/routes/openapi.ts'
import { type Belongings, EXAMPLES, type Example, furnish } from '../kit/examples.ts'
import { type AccountArea, INGEST_TOKEN, type Member, openAccountArea } from '../kit/members.ts'

let area: AccountArea
let owner: Belongings
let other: Member
let admin: Member
let inactive: Member

const MARKS = {
  name: 'Quirina Canária',
  company: 'Canária Marcada Ltda',
  text: 'Texto canário: a senha do cofre é zebra-roxa.',
  summary: 'Resumo canário roxo',
  phone: '+5521912345678',
  cpf: '52998224725',
}

beforeAll(async () => {
  area = await openAccountArea()
  owner = await furnish(area, MARKS)
  ;[other, admin, inactive] = [await area.member(), await area.admin(), await area.member()]
  await area.db.query('update public.users set is_active = false where id = $1', [inactive.id])
}, 60_000)

const urlOf = (name: CallName, { params = {}, query = '' }: Example) =>
  callOf(name).path.replaceAll(/:(\w+)/g, (_match, key: string) => params[key] ?? '') + query

type As = { headers: Record<string, string> } | null

const send = (name: CallName, example: Example, as: As, more: Record<string, string> = {}) =>
  area.send(callOf(name).method, urlOf(name, example), example.body, { ...as?.headers, ...more })

const platform = { headers: { Authorization: `Bearer ${INGEST_TOKEN}` } }
const callerOf = (name: CallName): As => ({ anyone: null, member: owner.member, admin, platform })[callOf(name).access]

const named = (holds: (name: CallName) => boolean) => CALL_NAMES.filter(holds)
const isFor = (access: string) => (name: CallName) => callOf(name).access === access
const hasBody = (name: CallName) => callOf(name).body !== undefined

describe('every call', () => {
  it.each(named((name) => !isFor('anyone')(name)))('%s is closed to visitors and to bad tokens', async (name) => {
    const example = EXAMPLES[name](owner)
    const answers = [
      await send(name, example, null),
      await send(name, example, { headers: { Authorization: 'Bearer nonsense' } }),
    ]
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
      [401, 'auth.unauthenticated'],
      [401, 'auth.unauthenticated'],
    ])
  })

  it.each(named((name) => isFor('member')(name) || isFor('admin')(name)))(
    '%s is closed to an inactive account',
    async (name) => {
      const { status, body } = await send(name, EXAMPLES[name](owner), inactive)
      expect([status, body['code']]).toEqual([403, 'account.inactive'])
    },
  )

  it.each(named(isFor('admin')))('%s is closed to members', async (name) => {
    const { status, body } = await send(name, EXAMPLES[name](owner), other)
    expect([status, body['code']]).toEqual([403, 'access.denied'])
  })

  it.each(named(isFor('platform')))('%s is closed to members and administrators', async (name) => {
    const statuses = [await send(name, EXAMPLES[name](owner), other), await send(name, EXAMPLES[name](owner), admin)]
    expect(statuses.map(({ status }) => status)).toEqual([401, 401])
  })

  it.each(named(hasBody))('%s takes one JSON object of the right shape and size, and nothing else', async (name) => {
    const example = EXAMPLES[name](owner)
    const attempts = {
      malformed: '{"a":',
      'no object': '[]',
      'an extra key': { ...(example.body as object), __extra: 'zebra-roxa' },
      'a prototype': '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
      huge: JSON.stringify({ filler: 'zebra'.repeat(800_000) }),
    }
    const found: [string, number, unknown, boolean][] = []
    for (const [what, body] of Object.entries(attempts)) {
      const answer = await send(name, { ...example, body }, callerOf(name))
      found.push([what, answer.status, answer.body['code'], answer.text.includes('zebra')])
    }
    expect(found).toEqual([
      ['malformed', 400, 'request.invalid', false],
      ['no object', 400, 'request.invalid', false],
      ['an extra key', 400, 'request.invalid', false],
      ['a prototype', 400, 'request.invalid', false],
      ['huge', 413, 'request.tooLarge', false],
    ])
    expect(({} as { polluted?: boolean }).polluted).toBe(undefined)
    const typed = await send(name, example, callerOf(name), { 'Content-Type': 'text/plain' })
    expect([typed.status, typed.body['code']]).toEqual([415, 'request.unsupportedType'])
  })

  it.each(CALL_NAMES)('%s has no other method than the table says, and says which', async (name) => {
    const path = urlOf(name, EXAMPLES[name](owner))
    const methods = CALL_NAMES.filter((each) => callOf(each).path === callOf(name).path).map(
      (each) => callOf(each).method as string,
    )
    const wrong = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].find((method) => !methods.includes(method)) ?? ''
    const answer = await area.send(wrong, path, wrong === 'GET' ? undefined : {}, callerOf(name)?.headers)
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, methods.join(', ')])
  })

  it.each(named((name) => callOf(name).path.includes(':')))('%s has nothing where there is no id', async (name) => {
    const example = EXAMPLES[name](owner)
    const key = Object.keys(example.params ?? {})[0] ?? ''
    const statuses: number[] = []
    for (const id of ['1', crypto.randomUUID(), '%00', "'--", '..%2f..%2fetc%2fpasswd', 'x'.repeat(500)]) {
      statuses.push((await send(name, { ...example, params: { [key]: id } }, callerOf(name))).status)
    }
    expect(new Set(statuses)).toEqual(new Set([404]))
  })
})

/** What is the first member’s alone. */
const markers = () => [
  ...Object.values(MARKS),
  MARKS.phone.slice(-4).padStart(6, ' '),
  owner.member.id,
  owner.member.email,
  owner.transcription.id,
  owner.exportId,
  owner.checkoutId,
  owner.transcription.encrypted_content,
]

describe('two members', () => {
  /** Calls that act on what their body or address names, with the first member's ids and blobs, by the second. */
  const MINE = named(isFor('member'))
  /** They change the caller's own account in ways that end the test. */
  const LAST: readonly CallName[] = ['changePassword', 'deleteAccount']

  it.each(MINE.filter((name) => !LAST.includes(name)))(
    'never see each other: %s with the other’s ids and blobs',
    async (name) => {
      const stranger = await area.member()
      const { text, status } = await send(name, EXAMPLES[name](owner), stranger)
      expect(markers().filter((marker) => text.includes(marker))).toEqual([])
      const isAboutOne = callOf(name).path.includes(':') || name === 'decryptTranscription'
      expect([name, isAboutOne ? status : 404]).toEqual([name, 404])
    },
  )

  it('leave each other’s things where they are', async () => {
    const [profile, list, exports] = [
      await owner.member.call('GET', '/api/user/profile'),
      await owner.member.call('GET', '/api/transcriptions'),
      await owner.member.call('GET', '/api/user/export-status'),
    ]
    expect(profile.body['user']).toMatchObject({ name: MARKS.name, profile: { company: MARKS.company } })
    expect([list.body['total'], (exports.body['requests'] as unknown[]).length]).toEqual([1, 1])
  })

  it('get one answer for a key that is another’s and a key that is none', async () => {
    const body = EXAMPLES.decryptTranscription(owner).body as Record<string, unknown>
    const answers = [
      await other.call('POST', '/api/transcriptions/decrypt', body),
      await other.call('POST', '/api/transcriptions/decrypt', { ...body, encryption_key_id: crypto.randomUUID() }),
      await other.call('POST', '/api/transcriptions/decrypt', { ...body, encryption_key_id: 'none' }),
    ]
    expect(answers.map(({ status, body: { requestId: _id, ...rest } }) => [status, rest])).toEqual(
      answers.map(() => [404, { code: 'request.notFound', error: 'Não encontrado.' }]),
    )
  })
})

describe('the table of calls', () => {
  /** They need a state of their own, which their own suites make. */
  const ELSEWHERE: readonly CallName[] = [
    'requestExport',
    'openBillingPortal',
    'cancelSubscription',
    'resumeSubscription',
    'linkNumber',
    'removeMessagingLink',
  ]
  /** In this order at the end: each takes something away that the others need. */
  const LAST: readonly CallName[] = ['deleteTranscription', 'changePassword', 'deleteAccount']
  const ORDER = [...CALL_NAMES.filter((name) => ![...LAST, ...ELSEWHERE].includes(name)), ...LAST]

  it.each(ORDER)('tells the truth about %s: its status and its answer', async (name) => {
    const call = callOf(name)
    const { status, body } = await send(name, EXAMPLES[name](owner), callerOf(name))
    expect(status).toBe(call.status ?? 200)
    expect(call.answer?.safeParse(body).error).toBe(undefined)
  })

  it('is what the developers’ document says', async () => {
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

  it('names every code a call can answer with', () => {
    expect(codesOf(callOf('decryptTranscription'))).toEqual([
      'rate.limited',
      'auth.unauthenticated',
      'account.inactive',
      'request.invalid',
      'request.tooLarge',
      'request.unsupportedType',
      'request.notFound',
      'transcription.decryptFailed',
    ])
  })
})
