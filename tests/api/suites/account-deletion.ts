import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { applyEmailChange } from '#server/features/email-change/changes.ts'
import { collectAccount } from '#server/features/data-export/collect.ts'
import { processExports } from '#server/features/data-export/job.ts'
import { prune } from '#server/maintenance/prune.ts'
import type { PaymentGateway } from '#server/features/billing/gateway.ts'
import type { Database, Queries } from '#server/database/database.ts'
import { stubGateway } from '../kit/gateways.ts'
import { newEmail, recover, register } from '../kit/people.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'
import { openShop } from '../kit/shop.ts'
import { makeSessionsOld } from '../kit/old-sessions.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const remove = (member: Member, body: unknown = {}) => member.call('DELETE', '/api/user/account', body)

/** Every table with a column that could hold the person's id or address, and how many of its rows do. */
const traces = async ({ id, email }: Member) => {
  const columns = await area.db.query<{ schema: string; table: string; column: string }>(
    `select table_schema as schema, table_name as table, column_name as column from information_schema.columns
     where table_schema in ('public', 'private', 'auth') and data_type in ('uuid', 'text', 'character varying', 'jsonb', 'json')
       and is_generated = 'NEVER' order by 1, 2, 3`,
  )
  const found: string[] = []
  for (const { schema, table, column } of columns) {
    const rows = await area.db.query(
      `select 1 from "${schema}"."${table}" where position($1 in "${column}"::text) > 0
         or position($2 in "${column}"::text) > 0 limit 1`,
      [id, email],
    )
    if (rows.length > 0) found.push(`${schema}.${table}.${column}`)
  }
  return found
}

describe('deleting an account', () => {
  // Proves API-09, DATA-14, FIELD-22.
  it('leaves nothing but the last mail, and ends every session', async () => {
    const member = await area.member()
    await member.linkPhone()
    await member.receive('Oi')
    await member.call('PUT', '/api/user/profile', { company: 'Lima' })
    await member.call('POST', '/api/user/export-data', {})
    await area.send('POST', '/api/waitlist', { email: member.email, consent: 'accepted', language: 'pt' })
    expect((await traces(member)).length).toBeGreaterThan(5)

    expect(await remove(member, { reason: 'Não uso mais.\r\nObrigada' })).toMatchObject({
      status: 200,
      body: { success: true },
    })
    expect(await traces(member)).toEqual(['private.outbox.recipient'])
    expect((await member.mails()).map(({ kind }) => kind)).toEqual(['accountDeleted'])
    // The mail says whom to answer.
    const [last] = await area.db.query(
      `select reply_to is not null as answered from private.outbox where recipient = $1`,
      [member.email],
    )
    expect(last).toEqual({ answered: true })
    expect((await member.call('GET', '/api/user/profile')).status).toBe(401)
    const { error } = await member.browser.auth.refreshSession()
    expect(error?.name).toBe('AuthApiError')
    const reasons = await area.db.query<{ reason: string }>('select reason from private.leaving_reasons')
    expect(reasons.map(({ reason }) => reason)).toContain('Não uso mais. Obrigada')
  })

  // Proves DATA-14, DATA-62.
  it('happens once if it is asked for twice at the same time', async () => {
    const member = await area.member()
    const reason = `Saí com ${member.id}`
    const answers = await Promise.all([remove(member, { reason }), remove(member, { reason })])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401])
    expect((await member.mails()).map(({ kind }) => kind)).toEqual(['accountDeleted'])
    expect(await area.db.query('select 1 from private.leaving_reasons where reason = $1', [reason])).toHaveLength(1)
  })

  // Proves DATA-63.
  it.each([
    ['/api/user/email-change', () => ({ email: newEmail('moved') })],
    [
      '/api/auth/change-password',
      ({ password }) => ({
        currentPassword: password,
        newPassword: 'outra-senha-7',
        confirmPassword: 'outra-senha-7',
      }),
    ],
  ] as [string, (member: Member) => object][])('answers 401 to a request in progress: %s', async (path, bodyOf) => {
    const member = await area.member()
    const { db } = area
    const transaction: Database['transaction'] = async (run) => {
      await remove(member)
      return db.transaction(run)
    }
    const slower = await openAccountArea({ replaced: { db: { transaction } } })
    const { status, body } = await slower.send('POST', path, bodyOf(member), member.headers)
    expect([status, body['code']]).toEqual([401, 'auth.unauthenticated'])
    expect(slower.lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })

  // Proves DATA-62.
  it('during an export ends that export without a failure', async () => {
    const member = await area.member()
    await area.db.query('insert into public.data_export_requests (user_id) values ($1)', [member.id])
    const { vault } = area.exportDeps
    const keyFor: typeof vault.keyFor = async (queries, id) => {
      const key = await vault.keyFor(queries, id)
      if (id === member.id) await remove(member)
      return key
    }
    area.lines.length = 0
    await processExports({ ...area.exportDeps, vault: { ...vault, keyFor } })
    expect((await member.mails()).map(({ kind }) => kind)).toEqual(['accountDeleted'])
    expect(area.lines.filter((line) => line.includes('"level":"error"'))).toEqual([])
  })

  // Proves FIELD-22.
  it('removes the mails to an earlier address, pending ones too', async () => {
    const member = await area.member()
    const email = newEmail('later')
    const sessionId = String(decodeJwt(member.session.access_token)['session_id'])
    await applyEmailChange(area.db, { userId: member.id, sessionId, newEmail: email })
    await area.db.query(`update private.outbox set next_attempt_at = now() where recipient = $1`, [member.email])
    expect((await member.mails()).length).toBeGreaterThan(0)
    expect((await remove(member)).status).toBe(200)
    expect(await traces(member)).toEqual([])
    expect((await area.mailsTo(email)).map(({ kind }) => kind)).toEqual(['accountDeleted'])
  })

  // Proves DATA-11, FIELD-22.
  it('removes the mails to an earlier address also after a link to the new one was used', async () => {
    const member = await area.member()
    const email = newEmail('moved')
    const sessionId = String(decodeJwt(member.session.access_token)['session_id'])
    await area.db.query('update private.outbox set sent_at = now(), next_attempt_at = null where recipient = $1', [
      member.email,
    ])
    await applyEmailChange(area.db, { userId: member.id, sessionId, newEmail: email })
    await recover(area, email)
    const { mails } = await collectAccount(area.db, member.id)
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['confirmation', 'recovery']))
    expect((await remove(member)).status).toBe(200)
    expect(await traces(member)).toEqual([])
  })

  // Proves FIELD-22.
  it('leaves no mail of an unfinished change of address', async () => {
    const member = await area.member()
    const email = newEmail('wanted')
    expect((await member.call('POST', '/api/user/email-change', { email })).status).toBe(200)
    await area.db.query(
      `with older as (update private.outbox set created_at = created_at - interval '9 days' where recipient = $1)
       update private.email_changes set expires_at = now() - interval '8 days' where new_email = $1`,
      [email],
    )
    await prune(area.db, (task, error) => expect([task, error]).toBe(null))
    expect((await remove(member)).status).toBe(200)
    expect(await area.mailsTo(email)).toEqual([])
  })

  // Proves DATA-21.
  it('frees the address for a new, empty account', async () => {
    const member = await area.member()
    await member.linkPhone()
    await member.receive('Oi')
    await remove(member)
    const { user, session } = await register(area, member.email)
    expect(user.id).not.toBe(member.id)
    const headers = { Authorization: `Bearer ${session.access_token}` }
    expect((await area.send('GET', '/api/transcriptions', undefined, headers)).body['total']).toBe(0)
    expect((await area.send('GET', '/api/user/messaging-link', undefined, headers)).body['link']).toBe(null)
  })

  // Proves ACCOUNT-42.
  it('needs the password unless the session is new, and deletes nothing without it', async () => {
    const member = await area.member()
    await makeSessionsOld(area.db, member.id)
    const refused = [await remove(member), await remove(member, { password: 'errada-1' })]
    expect(refused.map(({ status, body }) => [status, body['code']])).toEqual([
      [403, 'auth.proofNeeded'],
      [400, 'password.currentWrong'],
    ])
    expect((await member.call('GET', '/api/user/profile')).status).toBe(200)
    expect((await remove(member, { password: member.password })).status).toBe(200)
  })

  // Proves BILL-52, DATA-20.
  it('ends the plan at the provider first, and deletes nothing if that fails', async () => {
    const member = await area.member()
    await openShop(area).charge(member)
    const moments: string[] = []
    const gateway = (end: () => Promise<void>): PaymentGateway =>
      stubGateway({
        end: async () => {
          moments.push((await traces(member)).length > 0 ? 'while it was there' : 'too late')
          await end()
        },
      })
    const before = await traces(member)
    const failing = await openAccountArea({
      replaced: { gateway: gateway(() => Promise.reject(new TypeError('the provider is away'))) },
    })
    const refused = await failing.send('DELETE', '/api/user/account', {}, member.headers)
    expect([refused.status, refused.body['code'], await traces(member)]).toEqual([
      500,
      'account.deletionFailed',
      before,
    ])
    const logged = failing.lines.filter((line) => line.includes('"request failed"'))
    expect(logged.map((line) => (JSON.parse(line) as { error: string }).error)).toEqual(['TypeError'])
    expect(logged.join('')).not.toContain('is away')
    const working = await openAccountArea({ replaced: { gateway: gateway(() => Promise.resolve()) } })
    expect((await working.send('DELETE', '/api/user/account', {}, member.headers)).status).toBe(200)
    expect(moments).toEqual(['while it was there', 'while it was there'])
    expect(await traces(member)).toEqual(['private.outbox.recipient'])
  })

  // Proves DATA-20.
  it('is atomic', async () => {
    const member = await area.member()
    await member.linkPhone()
    await member.receive('Oi')
    const before = await traces(member)
    const db = {
      transaction: <T>(run: (queries: Queries) => Promise<T>) =>
        area.db.transaction(async (queries) => {
          await run(queries)
          throw new Error('the power went at the last moment')
        }),
    }
    const failing = await openAccountArea({ replaced: { db } })
    expect((await failing.send('DELETE', '/api/user/account', {}, member.headers)).status).toBe(500)
    expect(await traces(member)).toEqual(before)
    expect((await member.call('GET', '/api/transcriptions')).body['total']).toBe(1)
  })

  it('accepts a recent reauthentication, of the same session only', async () => {
    const member = await area.member()
    const reauthenticate = (password: string) => member.call('POST', '/api/user/identity', { password })
    await makeSessionsOld(area.db, member.id)
    expect((await member.call('POST', '/api/user/identity', {})).body['code']).toBe('auth.proofNeeded')
    expect((await reauthenticate('errada-1')).body['code']).toBe('password.currentWrong')
    expect((await remove(member)).body['code']).toBe('auth.proofNeeded')
    expect((await reauthenticate(member.password)).body).toEqual({ success: true })

    const age = (column: string) => area.db.query(`update private.identity_proofs set ${column}`, [])
    await age(`proven_at = now() - interval '11 minutes'`)
    expect((await remove(member)).body['code']).toBe('auth.proofNeeded')
    await reauthenticate(member.password)
    await age('session_id = gen_random_uuid()')
    expect((await remove(member)).body['code']).toBe('auth.proofNeeded')
    await reauthenticate(member.password)
    expect((await remove(member)).body).toEqual({ success: true })
    expect(await traces(member)).toEqual(['private.outbox.recipient'])
  })

  it('needs no reauthentication in a new session; one does not extend how long a session counts as new', async () => {
    const member = await area.member()
    expect((await member.call('POST', '/api/user/identity', {})).body).toEqual({ success: true })
    await makeSessionsOld(area.db, member.id)
    expect((await remove(member)).body['code']).toBe('auth.proofNeeded')
  })

  // Proves FIELD-22.
  it('changes nothing of other accounts', async () => {
    const [member, other] = [await area.member(), await area.member()]
    await other.linkPhone()
    await other.receive('Fica')
    const before = await traces(other)
    await remove(member)
    expect(await traces(other)).toEqual(before)
  })
})
