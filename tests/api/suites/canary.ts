/** Words that are found nowhere else go through everything; then they are looked for where they must not be. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { CALL_NAMES, callOf } from '#contracts/api/calls.ts'
import { EXAMPLES, furnish, type Belongings } from '../kit/examples.ts'
import { type AccountArea, INGEST_TOKEN, openAccountArea } from '../kit/members.ts'

const MARKS = {
  name: 'Xerazade Peregrina',
  company: 'Peregrina Xerográfica',
  text: 'Palavra peregrina do texto',
  summary: 'Palavra peregrina do resumo',
  phone: '+5511976543219',
  cpf: '11144477735',
}

let area: AccountArea
let owner: Belongings
const refusals: string[] = []
const refused = async (...[method, path, body, headers]: Parameters<AccountArea['send']>) => {
  const { status, text } = await area.send(method, path, body, headers)
  if (status >= 400) refusals.push(text)
}

beforeAll(async () => {
  area = await openAccountArea()
  owner = await furnish(area, MARKS)
  const wrong = { Authorization: `Bearer ${owner.member.session.access_token}x` }
  for (const name of CALL_NAMES) {
    const { method, path, access } = callOf(name)
    const { params = {}, query = '', body } = EXAMPLES[name](owner)
    const url = path.replaceAll(/:(\w+)/g, (_match, key: string) => params[key] ?? '') + query
    const token = access === 'platform' ? { Authorization: `Bearer ${INGEST_TOKEN}` } : owner.member.headers
    const spoilt = typeof body === 'object' ? { ...body, [MARKS.text]: MARKS.cpf, email: `${MARKS.name}@` } : body
    await refused(method, url, body, wrong)
    if (body !== undefined) await refused(method, url, spoilt, token)
  }
  await area.browser().auth.signInWithPassword({ email: owner.member.email, password: 'peregrina-errada' })
  await area.browser().auth.resetPasswordForEmail(owner.member.email)
  await area.db.query(`update private.data_keys set master_key_id = 'lost' where user_uuid = $1`, [owner.member.id])
  const decrypt = EXAMPLES.decryptTranscription(owner).body
  await refused('POST', '/api/transcriptions/decrypt', decrypt, owner.member.headers)
}, 60_000)

const secrets = () => [
  ...Object.values(MARKS),
  MARKS.phone.slice(3),
  owner.member.email,
  owner.member.password,
  'peregrina-errada',
  owner.member.session.access_token,
  owner.member.session.refresh_token,
  owner.picture,
]
const foundIn = (text: string) => secrets().filter((secret) => text.includes(secret))

describe('what is personal', () => {
  it('is in no line of the log', () => {
    expect([area.lines.length > 60, foundIn(area.lines.join('\n'))]).toEqual([true, []])
  })

  it('is in no refusal', () => {
    expect([refusals.length > 40, foundIn(refusals.join('\n'))]).toEqual([true, []])
  })

  it('is not in the audit log', async () => {
    const rows = await area.db.query('select * from private.audit_log')
    expect([rows.length > 5, foundIn(JSON.stringify(rows))]).toEqual([true, []])
  })

  it('lies in the tables where it belongs, and text of messages in none', async () => {
    const columns = await area.db.query<{ schema: string; table: string }>(
      `select distinct table_schema as schema, table_name as table from information_schema.columns
       where table_schema in ('public', 'private', 'auth') order by 1, 2`,
    )
    const found: Record<string, string[]> = {}
    for (const { schema, table } of columns) {
      const [row] = await area.db.query<{ text: string }>(
        `select coalesce(string_agg(t::text, ' '), '') as text from "${schema}"."${table}" t`,
      )
      const words = [MARKS.text, MARKS.summary, MARKS.cpf, MARKS.phone].filter((word) => row?.text.includes(word))
      if (words.length > 0) found[`${schema}.${table}`] = words
    }
    expect(found).toEqual({ 'public.users': [MARKS.cpf, MARKS.phone] })
  })

  it('reaches the browser only for its owner', async () => {
    const stranger = await area.member()
    const { text } = await stranger.call('GET', `/api/user/by-auth-id/${owner.member.id}`)
    expect(foundIn(text)).toEqual([])
    expect(
      (
        await area.asPlatform('/api/ingest/transcriptions', {
          message_id: randomUUID(),
          phone_number: '+5511000000000',
          content: MARKS.text,
        })
      ).text,
    ).not.toContain(MARKS.text)
  })
})
