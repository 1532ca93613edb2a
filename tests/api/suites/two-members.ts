/**
 * A member can neither read nor change data of another: every call of the table and every table of the database, requested
 * with the other's ids and encrypted texts.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { CALL_NAMES, type CallName, callOf } from '#contracts/api/calls.ts'
import { isFull } from '#tests/kit/tier.ts'
import { isFor, callsWhere, sendTo } from '../kit/calls.ts'
import { type ExampleData, EXAMPLES, createExampleData, type CanaryTexts } from '../kit/examples.ts'
import { type AccountArea, openAccountArea } from '../kit/members.ts'
import { isRepeated } from '../kit/server.ts'

const MARKS: Record<'first' | 'second', CanaryTexts> = {
  first: {
    name: 'Quirina Canária',
    company: 'Canária Marcada Ltda',
    text: 'Texto canário: a senha do cofre é zebra-roxa.',
    summary: 'Resumo canário roxo',
    phone: '+5521912341111',
    cpf: '52998224725',
  },
  second: {
    name: 'Zulmira Pintassilgo',
    company: 'Pintassilgo Associados',
    text: 'Texto do pintassilgo: a chave fica no vaso verde.',
    summary: 'Resumo pintassilgo verde',
    phone: '+5531912342222',
    cpf: '11144477735',
  },
}

type Side = keyof typeof MARKS
type Column = { schema: string; table: string; column: string }

let area: AccountArea
let people: Record<Side, ExampleData>
let addresses: Record<Side, string>
let columns: Column[]

const avatar = async ({ member }: ExampleData) =>
  ((await member.call('GET', '/api/user/profile')).body['user'] as { profile: { avatar_url: string } }).profile
    .avatar_url

beforeAll(async () => {
  area = await openAccountArea()
  people = { first: await createExampleData(area, MARKS.first), second: await createExampleData(area, MARKS.second) }
  addresses = { first: await avatar(people.first), second: await avatar(people.second) }
  columns = await area.db.query<Column>(
    `select table_schema as schema, table_name as table, column_name as column from information_schema.columns
     where table_schema in ('public', 'private', 'auth') order by 1, 2, ordinal_position`,
  )
}, 240_000)

/** Values that belong to one of the members only. */
const marksOf = (side: Side) => {
  const { member, transcription, exportId, checkoutId } = people[side]
  return [
    ...Object.values(MARKS[side]),
    `•••• ${MARKS[side].phone.slice(-4)}`,
    member.id,
    member.email,
    transcription.id,
    transcription.encrypted_content,
    transcription.encryption_key_id,
    exportId,
    checkoutId,
    addresses[side],
  ]
}

/** Every row of the database that has the person's id or address in it, in one text. */
const rowsOf = async ({ member: { id, email } }: ExampleData): Promise<string> => {
  const tables = new Set(columns.map(({ schema, table }) => `"${schema}"."${table}"`))
  const parts = [...tables].map(
    (table) =>
      `select '${table}' as place, string_agg(t::text, ' ' order by t::text) as rows from ${table} t
       where position($1 in t::text) > 0 or position($2 in t::text) > 0`,
  )
  return JSON.stringify(await area.db.query(`${parts.join(' union all ')} order by 1`, [id, email]))
}

/** What is stored of somebody whom the calls so far did not change: read after each call, not before it as well. */
const unchanged: Partial<Record<Side, string>> = {}
const storedOf = async (side: Side) => (unchanged[side] ??= await rowsOf(people[side]))

const SIDES: [Side, Side][] = [
  ['first', 'second'],
  ['second', 'first'],
]
/** A usual run tests one direction on each database, as the policies are the same. */
const SIDES_NOW = isFull ? SIDES : SIDES.filter(([mine]) => mine === (isRepeated() ? 'second' : 'first'))

describe.each(SIDES_NOW)('the %s member', (mine, theirs) => {
  /** Calls that end the caller's own session, so that a new member makes them. */
  const ENDING: ReadonlySet<CallName> = new Set(['changePassword', 'deleteAccount'])

  // Proves SECURITY-01.
  it.each(callsWhere(isFor('member')))('cannot read or change data of the other by %s', async (name) => {
    const before = await storedOf(theirs)
    const caller = ENDING.has(name) ? await area.member() : people[mine].member
    const { status, text } = await sendTo(area, name, EXAMPLES[name](people[theirs]), caller.headers)
    expect(marksOf(theirs).filter((mark) => text.includes(mark))).toEqual([])
    const isAboutOne = callOf(name).path.includes(':') || name === 'decryptTranscription'
    expect([name, isAboutOne ? status : 404]).toEqual([name, 404])
    expect(await rowsOf(people[theirs])).toBe(before)
  })

  /** Calls for visitors, except for invitations, which return their content to anybody. */
  const PUBLIC = CALL_NAMES.filter((name) => isFor('anyone')(name) && name !== 'prefillRegistration')
  // Proves SCRIBE-12.
  it.each(PUBLIC)('gets no information about the other by %s', async (name) => {
    const example = EXAMPLES[name](people[theirs])
    const request = JSON.stringify(example)
    const { text } = await sendTo(area, name, example, people[mine].member.headers)
    expect(marksOf(theirs).filter((mark) => text.includes(mark) && !request.includes(mark))).toEqual([])
  })

  // Proves SECURITY-01.
  it('cannot read a row of the other from any table, by any column', async () => {
    const found: string[] = []
    for (const { schema, table, column } of columns) {
      const profile: Record<string, string> = schema === 'public' ? {} : { 'Accept-Profile': schema }
      for (const value of [people[theirs].member.id, people[theirs].transcription.id, MARKS[theirs].cpf]) {
        const path = `/rest/v1/${table}?select=*&${column}=eq.${value}`
        const { text, status } = await area.send('GET', path, undefined, { ...people[mine].member.headers, ...profile })
        const isOpen = status >= 500 || marksOf(theirs).some((mark) => text.includes(mark))
        if (isOpen) found.push(path)
      }
    }
    expect([columns.length > 150, found]).toEqual([true, []])
  })

  // Proves SECURITY-01.
  it('cannot write a row of the other in any table', async () => {
    const before = await rowsOf(people[theirs])
    const failedReads: string[] = []
    for (const { table, column } of columns.filter(({ schema }) => schema === 'public')) {
      const { headers } = people[mine].member
      const id = people[theirs].member.id
      const attempts = [
        await area.send(
          'PATCH',
          `/rest/v1/${table}?${column}=eq.${id}`,
          { name: 'X', bio: 'X', analytics: true },
          headers,
        ),
        await area.send('PATCH', `/rest/v1/${table}?id=eq.${id}`, { [column]: people[mine].member.id }, headers),
        await area.send('POST', `/rest/v1/${table}`, { user_id: id, user_uuid: id, [column]: id }, headers),
        await area.send(
          'POST',
          `/rest/v1/${table}?on_conflict=user_id`,
          { user_id: id, bio: 'X' },
          {
            ...headers,
            Prefer: 'resolution=merge-duplicates',
          },
        ),
        await area.send('DELETE', `/rest/v1/${table}?${column}=eq.${id}`, undefined, headers),
      ]
      if (attempts.some(({ status }) => status >= 500)) failedReads.push(`${table}.${column}`)
    }
    expect(failedReads).toEqual([])
    expect(await rowsOf(people[theirs])).toBe(before)
  })
})

describe('a key', () => {
  it('has the same answer if it is unknown or of another account', async () => {
    const body = EXAMPLES.decryptTranscription(people.first).body as Record<string, unknown>
    const answers = []
    for (const changes of [{}, { encryption_key_id: crypto.randomUUID() }, { encryption_key_id: 'none' }]) {
      answers.push(await people.second.member.call('POST', '/api/transcriptions/decrypt', { ...body, ...changes }))
    }
    expect(answers.map(({ status, body: { requestId: _id, ...rest } }) => [status, rest])).toEqual(
      answers.map(() => [
        404,
        { code: 'request.notFound', error: 'Não encontramos o que você procurava. Volte e tente de novo.' },
      ]),
    )
  })
})
