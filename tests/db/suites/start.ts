/** What a start repairs, what makes it fail, and what it does not change. */
import { describe, expect, it } from 'vitest'
import type { BackendSettings } from '#server/embedded/backend.ts'
import type { Database } from '#server/database/database.ts'
import { GrantsMismatch } from '#server/database/grants.ts'
import { SchemaTooNew } from '#server/database/migrate.ts'
import { SEEDED, SEED_PASSWORD, SeededDatabase } from '#server/embedded/seed.ts'
import { nextReceiptNumber } from '#server/features/billing/receipts.ts'
import type { OpenBackend } from '../kit/open.ts'
import { signUp } from '../kit/people.ts'

export type StartPlace = {
  reopen: (changes?: Partial<BackendSettings>) => Promise<OpenBackend>
  /** Opens the database without our start. */
  openRaw: () => Promise<Database>
}

const IDS = `{${Object.values(SEEDED)
  .map(({ id }) => id)
  .join()}}`
const LATER = '99990101000000'

const signInAs = (email: string, { call }: OpenBackend) =>
  call('/auth/v1/token?grant_type=password', { method: 'POST', body: { email, password: SEED_PASSWORD } })

export const startSuite = (place: StartPlace) => {
  const withStart = async <T>(work: (opened: OpenBackend) => Promise<T>, changes: Partial<BackendSettings> = {}) => {
    const opened = await place.reopen(changes)
    try {
      return await work(opened)
    } finally {
      await opened.backend.close()
    }
  }
  const execRaw = async (sql: string) => {
    const db = await place.openRaw()
    try {
      await db.exec(sql)
    } finally {
      await db.close()
    }
  }

  /** Issues a receipt number, and another one in a transaction that is rolled back. */
  const numberOneAndLoseOne = () =>
    withStart(async ({ backend: { db } }) => {
      const committed = await db.transaction(nextReceiptNumber)
      const aborted = db.transaction(async (queries) => {
        await nextReceiptNumber(queries)
        throw new Error('lost')
      })
      await expect(aborted).rejects.toThrow('lost')
      return Number(committed.slice(5))
    })

  describe('a start', () => {
    it('migrates once, and reports its steps', async () => {
      await withStart(() => Promise.resolve())
      const steps = await withStart((opened) => Promise.resolve(opened.steps))
      expect(steps.slice(-3)).toEqual(['opening the database', 'preparing the auth tables', 'checking permissions'])
    })

    // Proves SECURITY-17.
    it('repairs changed grants, and requests do not change them again', async () => {
      await execRaw('grant all on all tables in schema public to anon, authenticated')
      const findings = await withStart(async (opened) => {
        await opened.call('/rest/v1/users?select=id')
        const { body } = await signInAs(SEEDED.member.email, opened)
        const { access_token: token } = body as { access_token: string }
        await opened.call('/rest/v1/users?select=id', { token })
        return opened.backend.db.query('select finding from private.grant_differences()')
      })
      expect(findings).toEqual([])
    })

    // Proves SECURITY-17.
    it('fails if a table has no row level security', async () => {
      await execRaw('create table public.forgotten (id integer)')
      await expect(place.reopen()).rejects.toThrow(GrantsMismatch)
      await expect(place.reopen()).rejects.toThrow('public.forgotten has no row level security')
      await execRaw('drop table public.forgotten')
    })

    it('fails if the permissions cannot be repaired', async () => {
      await execRaw('grant usage on schema private to anon')
      await expect(place.reopen()).rejects.toThrow('anon may usage schema private')
      await execRaw('revoke usage on schema private from anon')
    })

    it('fails if the database needs a newer program', async () => {
      await execRaw(`update private.oldest_program set version = '${LATER}'`)
      await expect(place.reopen()).rejects.toThrow(SchemaTooNew)
      await execRaw(`update private.oldest_program set version = '20261126200000'`)
    })
  })

  describe('receipt numbers', () => {
    // Proves BILL-24.
    it('have no gap after a start, nor after a payment that was rolled back before the start', async () => {
      const first = await numberOneAndLoseOne()
      expect(await numberOneAndLoseOne()).toBe(first + 1)
    })
  })

  describe('incomplete accounts', () => {
    const email = 'half@prosa.test'
    const waiting = `select metadata, language, terms_version, token_hash from private.pending_sign_ups
      where email = '${email}'`

    it('get their missing identity', async () => {
      const [identity] = await withStart(async ({ backend, call, mails }) => {
        const { id } = await signUp(call, mails, 'incomplete@prosa.test')
        return backend.db.query('delete from auth.identities where user_id = $1 returning user_id', [id])
      })
      const read = 'select user_id, provider, identity_data ->> $2 as email from auth.identities where user_id = $1'
      const repaired = await withStart(({ backend }) => backend.db.query(read, [identity?.['user_id'], 'email']))
      expect(repaired).toEqual([{ user_id: identity?.['user_id'], provider: 'email', email: 'incomplete@prosa.test' }])
    })

    it('become pending sign-ups until their address is confirmed, and their mail still works', async () => {
      const tokenHash = await withStart(async ({ call, mails, backend }) => {
        const data = { full_name: 'Hugo Lima', phone: '11987654321', terms_version: '2025-01-15', language: 'es' }
        await call('/auth/v1/signup', { method: 'POST', body: { email, password: SEED_PASSWORD, data } })
        expect(await backend.db.query(waiting)).toEqual([])
        return mails.at(-1)?.tokenHash
      })
      const [rows, accounts] = await withStart(async ({ backend }) => [
        await backend.db.query(waiting),
        await backend.db.query('select 1 from auth.users where email = $1', [email]),
      ])
      const metadata = { full_name: 'Hugo Lima', phone: '+5511987654321', person_type: 'physical' }
      expect(rows).toEqual([{ metadata, language: 'es', terms_version: '2025-01-15', token_hash: tokenHash }])
      expect(accounts).toEqual([])
    })
  })

  describe('the demonstration people', () => {
    const PEOPLE = `select u.name, u.email, u.role, u.is_active, u.email_verified, p.code as plan, s.status
      from public.users u left join public.subscriptions s on s.id = u.subscription_id
      left join public.plans p on p.id = s.plan_id
      where u.id = any('${IDS}') order by u.email`

    it('are created once, each in its own state', async () => {
      const people = await withStart(({ backend }) => backend.db.query(PEOPLE))
      const common = { is_active: true, email_verified: true, role: 'user', plan: null, status: null }
      expect(people).toEqual([
        { ...common, name: 'Ana Ribeiro', email: 'ana@prosa.test', plan: 'premium', status: 'active' },
        { ...common, name: 'Bruno Costa', email: 'bruno@prosa.test', is_active: false },
        { ...common, name: 'Clara Nunes', email: 'clara@prosa.test', role: 'admin' },
      ])
    })

    // Proves SECURITY-14.
    it('can sign in and keep their changes, and their database cannot be opened in another mode', async () => {
      const statuses = () =>
        withStart(async (opened) => {
          const answers = []
          for (const { email } of Object.values(SEEDED)) answers.push((await signInAs(email, opened)).status)
          return answers
        })
      await execRaw(`update public.users set name = 'Ana Maria' where id = '${SEEDED.member.id}'`)
      expect(await statuses()).toEqual([200, 200, 200])
      await expect(place.reopen({ isSeeded: false })).rejects.toThrow(SeededDatabase)
      expect(await statuses()).toEqual([200, 200, 200])
      const rows = await withStart(({ backend }) => backend.db.query(PEOPLE))
      expect(rows.map((row) => row['name'])).toEqual(['Ana Maria', 'Bruno Costa', 'Clara Nunes'])
    })
  })
}
