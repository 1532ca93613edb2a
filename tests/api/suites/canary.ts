/** Canaries: unique personal data is sent through every call, and then searched for where it must not be. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { CALL_NAMES, type CallName } from '#contracts/api/calls.ts'
import { hasBody, headersFor, isFor, sendTo } from '../kit/calls.ts'
import { EXAMPLES, createExampleData, type ExampleData } from '../kit/examples.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'

const MARKS = {
  name: 'Xerazade Peregrina',
  company: 'Peregrina Xerográfica',
  text: 'Palavra peregrina do texto',
  summary: 'Palavra peregrina do resumo',
  phone: '+5511976543219',
  cpf: '11144477735',
}
const WRONG_PASSWORD = 'peregrina-errada'

let area: AccountArea
let owner: ExampleData
let admin: Member
let picture: string
const refusals: string[] = []

const recordRefusal = ({ status, text }: { status: number; text: string }) => {
  if (status >= 400) refusals.push(text)
  return { status, text }
}

/** Left out, as they remove what the other calls need. */
const SPARED: ReadonlySet<CallName> = new Set([
  'changePassword',
  'deleteAccount',
  'deleteTranscriptions',
  'removeMessagingLink',
  'removeAvatar',
  'leaveWaitlist',
])

/** Each call three times: valid, with a bad token, and with an invalid body. */
const callEverything = async () => {
  for (const name of CALL_NAMES) {
    const example = EXAMPLES[name](owner)
    const headers = headersFor(name, { member: owner.member, admin })
    if (!SPARED.has(name)) {
      recordRefusal(await sendTo(area, name, example, headers))
      const query = `?${MARKS.cpf}=${owner.member.email}&limit=${MARKS.phone}`
      recordRefusal(await sendTo(area, name, { ...example, query }, headers))
    }
    if (!isFor('anyone')(name))
      recordRefusal(
        await sendTo(area, name, example, { Authorization: `Bearer ${owner.member.session.access_token}x` }),
      )
    const invalid = { ...(example.body as object), [MARKS.text]: MARKS.cpf, email: `${MARKS.name}@` }
    if (hasBody(name)) recordRefusal(await sendTo(area, name, { ...example, body: invalid }, headers))
  }
}

/** Requests that are not in the endpoint table, with personal data. */
const callTheRest = async () => {
  const { email, headers } = owner.member
  const password = { email, password: WRONG_PASSWORD }
  const attempts: [string, string, unknown?][] = [
    ['POST', '/auth/v1/token?grant_type=password', password],
    ['POST', `/auth/v1/token?grant_type=${MARKS.cpf}`, password],
    ['POST', '/auth/v1/signup', { ...password, data: { full_name: MARKS.name, phone: MARKS.phone, cpf: '1' } }],
    ['POST', '/auth/v1/verify', { email, token: '000000', type: 'signup' }],
    ['POST', '/auth/v1/recover', { email: `${email}@` }],
    ['PUT', '/auth/v1/user', { password: WRONG_PASSWORD, data: { cpf: MARKS.cpf } }],
    ['GET', `/rest/v1/users?select=*&id=eq.${MARKS.cpf}`],
    ['GET', `/rest/v1/users?select=*&is_active=eq.${email}`],
    ['GET', `/rest/v1/${MARKS.cpf}?select=${email}`],
    ['PATCH', `/rest/v1/users?cpf=eq.${MARKS.cpf}`, { cpf: MARKS.phone }],
    ['POST', '/rest/v1/user_profiles', { user_id: owner.member.id, [MARKS.text]: MARKS.company }],
    ['POST', '/api/billing/webhook', { id: MARKS.cpf }],
    ['POST', '/api/mail/webhook', { id: MARKS.cpf }],
    ['POST', '/test-gateway/checkout', { order: MARKS.cpf }],
    ['GET', `/test-gateway/checkout?order=${email}`],
    ['GET', `/avatars/${MARKS.cpf}.webp`],
    ['GET', `/api/${encodeURIComponent(MARKS.text)}?${MARKS.cpf}`],
    ['POST', '/api/csp-report', { 'csp-report': { 'effective-directive': MARKS.company, 'document-uri': email } }],
  ]
  for (const [method, path, body] of attempts) recordRefusal(await area.send(method, path, body, headers))
  await area.browser().auth.resetPasswordForEmail(email)
}

/** Provokes an internal error by a lost encryption key. */
const failInside = async () => {
  await area.db.query(`update private.data_keys set master_key_id = 'lost' where user_uuid = $1`, [owner.member.id])
  const { headers } = owner.member
  const { status } = recordRefusal(
    await sendTo(area, 'decryptTranscription', EXAMPLES.decryptTranscription(owner), headers),
  )
  expect(status).toBe(500)
}

beforeAll(async () => {
  area = await openAccountArea()
  ;[owner, admin] = [await createExampleData(area, MARKS), await area.admin()]
  const { body } = await owner.member.call('GET', '/api/user/profile')
  picture = (body['user'] as { profile: { avatar_url: string } }).profile.avatar_url
  await callEverything()
  await callTheRest()
  await failInside()
}, 240_000)

const secrets = () => [
  ...Object.values(MARKS),
  MARKS.phone.slice(3),
  owner.member.email,
  owner.member.password,
  WRONG_PASSWORD,
  owner.member.session.access_token,
  owner.member.session.refresh_token,
  owner.picture,
  picture,
]
const foundIn = (text: string) => secrets().filter((secret) => text.includes(secret))

// Proves SECURITY-08.
describe('personal data', () => {
  it('appears in no line of the log', () => {
    expect([area.lines.length > 150, foundIn(area.lines.join('\n'))]).toEqual([true, []])
  })

  it('appears in no refusal', () => {
    expect([refusals.length > 70, foundIn(refusals.join('\n'))]).toEqual([true, []])
  })

  it('appears in no audit log, ours or the auth service’s', async () => {
    const ours = await area.db.query('select * from private.audit_log')
    const theirs = await area.db.query('select * from auth.audit_log_entries')
    expect([ours.length > 5, theirs.length > 2, foundIn(JSON.stringify([ours, theirs]))]).toEqual([true, true, []])
  })

  it('is stored only in the tables meant for it; texts of messages and passwords in none', async () => {
    const tables = await area.db.query<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_schema in ('public', 'private', 'auth') order by 1, 2`,
    )
    const { password, email } = owner.member
    const words = { cpf: MARKS.cpf, phone: MARKS.phone, email, password, text: MARKS.text, summary: MARKS.summary }
    const found: Record<string, string[]> = {}
    for (const { schema, name } of tables) {
      const [row] = await area.db.query<{ text: string }>(
        `select coalesce(string_agg(t::text, ' '), '') as text from "${schema}"."${name}" t`,
      )
      const kinds = Object.entries(words).flatMap(([kind, word]) => (row?.text.includes(word) === true ? [kind] : []))
      if (kinds.length > 0) found[`${schema}.${name}`] = kinds
    }
    expect(found).toEqual({
      'auth.identities': ['email'],
      'auth.users': ['email'],
      'private.messaging_links': ['phone'],
      'private.outbox': ['email'],
      'private.waitlist_entries': ['email'],
      'public.contact_messages': ['email'],
      'public.users': ['cpf', 'phone', 'email'],
    })
  })

  it('is returned to its owner only', async () => {
    const stranger = await area.member()
    const { text } = await stranger.call('GET', `/api/user/by-auth-id/${owner.member.id}`)
    expect(foundIn(text)).toEqual([])
    const unknown = { message_id: randomUUID(), phone_number: '+5511000000000', content: MARKS.text }
    expect(foundIn((await area.asPlatform('/api/ingest/transcriptions', unknown)).text)).toEqual([])
  })
})
