/** The migration files on a database like a hosted project's: no superuser, auth owned by another role, open defaults. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFresh } from '#server/account/reauthentications.ts'
import type { Database } from '#server/database/database.ts'
import { migrate, MIGRATIONS } from '#server/database/migrate.ts'
import { openPostgres } from '#server/database/open-postgres.ts'
import { createHostedDatabase } from '#tests/engines/hosted-database.ts'

/** `clusterUrl` names a superuser of the cluster. */
export const hostedSuite = (clusterUrl: () => string) => {
  describe('a hosted project', () => {
    let owner: Database
    let auth: Database
    const id = '00000000-0000-4000-8000-00000000000a'

    beforeAll(async () => {
      const urlAs = await createHostedDatabase(clusterUrl(), 'hosted')
      owner = openPostgres(urlAs('postgres')).db
      auth = openPostgres(urlAs('supabase_auth_admin')).db
      await migrate(owner, { directory: MIGRATIONS })
    })
    afterAll(async () => {
      await Promise.all([owner.close(), auth.close()])
    })

    // Proves SECURITY-01.
    it('has tables with the same access as the embedded ones', async () => {
      expect(await owner.query('select finding from private.grant_differences()')).toEqual([])
    })

    it('copies a sign-up that the auth service inserts under its own role, and removes a deleted one', async () => {
      await auth.query(
        'insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values ($1, $2, now(), $3)',
        [
          id,
          'hosted@prosa.test',
          { full_name: 'Hosted', phone: '11987654321', role: 'admin', language: 'es', terms_version: '2025-01-15' },
        ],
      )
      const read = `select name, email, phone_number, role, email_verified, language, terms_version,
        terms_accepted_at is not null as has_accepted from public.users where id = $1`
      expect(await owner.query(read, [id])).toEqual([
        {
          name: 'Hosted',
          email: 'hosted@prosa.test',
          phone_number: '+5511987654321',
          role: 'user',
          email_verified: true,
          language: 'es',
          terms_version: '2025-01-15',
          has_accepted: true,
        },
      ])
      expect(await auth.query('select raw_user_meta_data as metadata from auth.users where id = $1', [id])).toEqual([
        {
          metadata: { full_name: 'Hosted', role: 'admin', language: 'es', terms_version: '2025-01-15' },
        },
      ])
    })

    // Proves REST-09.
    it('refuses an account that the auth service would create by itself', async () => {
      const refusal = { error: { http_code: 403, message: 'Accounts are created on our site.' } }
      const sql = `select private.refuse_sign_up('{"user":{}}') as answer`
      expect(await auth.query(sql)).toEqual([{ answer: refusal }])
      await expect(owner.asUser({ sub: id }, (queries) => queries.query(sql))).rejects.toThrow('permission denied')
      await expect(auth.query('select code from private.outbox')).rejects.toThrow('permission denied')
    })

    it('creates a row for an account that is older than the tables', async () => {
      await owner.query('delete from public.users where id = $1', [id])
      await owner.query('select private.ensure_user($1)', [id])
      await owner.query('select private.ensure_user($1)', [id])
      expect(await owner.query('select name, language from public.users where id = $1', [id])).toEqual([
        { name: 'Hosted', language: 'es' },
      ])
    })

    /** What the hosted service writes: an account at the first sign-up, and for any further one a mail and nothing else. */
    const strangers = '00000000-0000-4000-8000-00000000000c'
    const signUpAsStranger = async (email: string) => {
      await auth.query('delete from auth.users where id = $1', [strangers])
      await auth.query(
        `insert into auth.users (id, email, raw_user_meta_data, encrypted_password) values ($1, $2, $3, 'strangers')`,
        [
          strangers,
          email,
          { sub: strangers, email, full_name: 'Mallory', phone: '11912345678', terms_version: '2025-01-15' },
        ],
      )
      await auth.query(
        `insert into auth.identities (provider, provider_id, user_id, identity_data) values ('email', $1::uuid::text, $1, $2)`,
        [strangers, { sub: strangers, email, full_name: 'Mallory' }],
      )
      await mailAgain('confirmation')
    }
    const mailAgain = (kind: 'confirmation' | 'recovery') =>
      auth.query(
        `update auth.users set ${kind}_token = md5(random()::text), ${kind}_sent_at = clock_timestamp() where id = $1`,
        [strangers],
      )
    const confirm = () =>
      auth.query(`update auth.users set confirmation_token = '', email_confirmed_at = now() where id = $1`, [strangers])
    const confirmAndRead = async () => {
      await confirm()
      return owner.query(
        `select a.encrypted_password as password, a.raw_user_meta_data ->> 'full_name' as metadata,
           i.identity_data ->> 'full_name' as identity, u.name, u.phone_number, u.terms_version, u.email_verified
         from auth.users a join auth.identities i on i.user_id = a.id join public.users u on u.id = a.id where a.id = $1`,
        [strangers],
      )
    }
    const nothingLeft = {
      password: null,
      metadata: null,
      identity: null,
      name: 'victim',
      phone_number: null,
      terms_version: null,
      email_verified: true,
    }

    it.each(['confirmation', 'recovery'] as const)(
      'removes a password set before confirmation by someone else than the confirmer: a second mail (%s)',
      async (kind) => {
        await signUpAsStranger('victim@prosa.test')
        await mailAgain(kind)
        expect(await confirmAndRead()).toEqual([nothingLeft])
      },
    )

    it('stores the data of the first sign-up, and accepts a password once the address is confirmed', async () => {
      await signUpAsStranger('own@prosa.test')
      const own = { password: 'strangers', metadata: 'Mallory', identity: 'Mallory', name: 'Mallory' }
      expect(await confirmAndRead()).toEqual([
        { ...own, phone_number: '+5511912345678', terms_version: '2025-01-15', email_verified: true },
      ])
      await mailAgain('recovery')
      expect(await confirmAndRead()).toMatchObject([own])
    })

    // Proves SECURITY-39.
    it('accepts a code that the auth service verified as a reauthentication, for ten minutes', async () => {
      const sessionId = '00000000-0000-4000-8000-00000000000d'
      await auth.query(
        `insert into auth.sessions (id, user_id, aal, created_at) values ($1, $2, 'aal2', now() - interval '1 hour')`,
        [sessionId, id],
      )
      const isRecent = async (ago: string) => {
        await owner.query('delete from auth.mfa_amr_claims')
        await owner.query(
          `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
           values (gen_random_uuid(), $1, now(), now() - $2::interval, 'totp')`,
          [sessionId, ago],
        )
        return isFresh(owner, { sessionId })
      }
      expect(await isFresh(owner, { sessionId })).toBe(false)
      expect([await isRecent('9 minutes'), await isRecent('11 minutes')]).toEqual([true, false])
      await auth.query('delete from auth.sessions where id = $1', [sessionId])
    })

    it('returns users their own row until the session has ended', async () => {
      const session_id = '00000000-0000-4000-8000-00000000000b'
      const read = () =>
        owner.asUser({ sub: id, session_id }, (queries) => queries.query('select name from public.users'))
      expect(await read()).toEqual([])
      await auth.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session_id, id])
      expect(await read()).toEqual([{ name: 'Hosted' }])
      await auth.query('delete from auth.users where id = $1', [id])
      expect(await read()).toEqual([])
      expect(await owner.query('select id from public.users where id = $1', [id])).toEqual([])
    })
  })
}
