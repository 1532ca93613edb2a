/** What a sign-up leaves in our tables, and what it does not leave in those of the auth service (REG-23). */
// Proves REG-24.
import { describe, expect, it } from 'vitest'
import { normalizePhone } from '#contracts/br/phone.ts'
import { issueRecoveryToken } from '#server/embedded/email-tokens.ts'
import { signUp } from '../kit/people.ts'
import type { SuiteContext } from '../kit/suite-context.ts'

const PHONES = [
  '5511987654321',
  '+55 (11) 98765-4321',
  '11987654321',
  '(11) 8765-4321',
  '+55 (11) 3333-4444',
  '011 98765-4321',
  '0055 11 98765-4321',
  '+44 20 7946 0958 123',
  '123456789',
  '1',
  '55119876543219',
]

export const signUpSuite = (context: SuiteContext) => {
  const rowOf = async (id: string) => {
    const [row] = await context.db.query(
      'select name, email, cpf, phone_number, person_type, email_verified, language from public.users where id = $1',
      [id],
    )
    return row
  }

  describe('sign-up', () => {
    // Proves REG-23.
    it('copies the data of the person and verifies the address with the link', async () => {
      const { call, mails } = context
      const person = await signUp(call, mails, 'Vera@Prosa.test', {
        full_name: '  Vera\nLúcia ',
        phone: '(11) 8765-4321',
        cpf: '529.982.247-25',
        person_type: 'legal',
        name: 'Ignored',
        language: 'fr',
        role: 'admin',
      })
      expect(await rowOf(person.id)).toEqual({
        name: 'Vera Lúcia',
        email: 'vera@prosa.test',
        cpf: '52998224725',
        phone_number: '+5511987654321',
        person_type: 'legal',
        email_verified: true,
        language: 'fr',
      })
    })

    it('stores which terms were accepted, with the time of the database (REG-24)', async () => {
      const { call, mails, db } = context
      const dated = await signUp(call, mails, 'terms@prosa.test', {
        terms_version: '2025-01-15',
        terms_accepted_at: '1999-01-01T00:00:00Z',
      })
      const [silent, invalid] = [
        await signUp(call, mails, 'no.terms@prosa.test'),
        await signUp(call, mails, 'odd.terms@prosa.test', { terms_version: "2025-01-15'; --" }),
      ]
      const rows = await db.query(
        `select id, terms_version, terms_accepted_at > now() - interval '1 minute' as is_now from public.users
         where id = any($1::text[]::uuid[])`,
        [[dated.id, silent.id, invalid.id]],
      )
      expect(new Map(rows.map(({ id, ...terms }) => [id, terms]))).toEqual(
        new Map([
          [dated.id, { terms_version: '2025-01-15', is_now: true }],
          [silent.id, { terms_version: null, is_now: null }],
          [invalid.id, { terms_version: null, is_now: null }],
        ]),
      )
    })

    // Proves FIELD-02.
    it('works without metadata', async () => {
      const { call, mails } = context
      const person = await signUp(call, mails, 'plain.person@prosa.test')
      expect(await rowOf(person.id)).toEqual({
        name: 'plain.person',
        email: 'plain.person@prosa.test',
        cpf: null,
        phone_number: null,
        person_type: 'physical',
        email_verified: true,
        language: 'pt-BR',
      })
    })

    it('drops invalid metadata, and never fails because of it', async () => {
      const { call, mails } = context
      const person = await signUp(call, mails, 'odd@prosa.test', {
        full_name: 'n'.repeat(500),
        phone: '1'.repeat(33),
        cpf: '123',
        person_type: { legal: true },
      })
      expect(await rowOf(person.id)).toMatchObject({
        name: 'n'.repeat(120),
        cpf: null,
        phone_number: null,
        person_type: 'physical',
      })
    })

    it('stores phone and CPF neither in metadata nor identity nor session', async () => {
      const { call, mails, db } = context
      const secrets = { phone: '11999998888', cpf: '52998224725' }
      const person = await signUp(call, mails, 'secret@prosa.test', { full_name: 'Secret', ...secrets })
      const body = { data: { ...secrets, full_name: 'Still Secret' } }
      const { body: user } = await call('/auth/v1/user', { method: 'PUT', token: person.token, body })
      const rows = await db.query(
        `select u.raw_user_meta_data as metadata, i.identity_data as identity
         from auth.users u join auth.identities i on i.user_id = u.id where u.id = $1`,
        [person.id],
      )
      expect(rows).toEqual([
        {
          metadata: expect.objectContaining({ full_name: 'Still Secret' }) as object,
          identity: expect.objectContaining({ full_name: 'Secret' }) as object,
        },
      ])
      const everything = JSON.stringify([rows, user, person.token])
      for (const secret of Object.values(secrets)) expect(everything).not.toContain(secret)
    })

    it('synchronizes address and verification with the auth service', async () => {
      const { call, mails, db } = context
      const person = await signUp(call, mails, 'moving@prosa.test')
      await db.query(`update auth.users set email = 'moved@prosa.test', email_confirmed_at = null where id = $1`, [
        person.id,
      ])
      expect(await rowOf(person.id)).toMatchObject({ email: 'moved@prosa.test', email_verified: false })
    })

    // Proves FIELD-21.
    it('normalizes phone numbers as the form does', async () => {
      const rows = await context.db.query<{ phone: string }>(
        'select private.normalize_phone(phone) as phone from unnest($1::text[]) with ordinality as t(phone, n) order by n',
        [PHONES],
      )
      expect(rows.map(({ phone }) => phone)).toEqual(PHONES.map(normalizePhone))
      expect(await context.db.query(`select private.normalize_phone('') as phone`)).toEqual([{ phone: null }])
    })
  })

  describe('a recovery token', () => {
    it('is verified by code or link, and invalidates the previous one', async () => {
      const { call, mails, db } = context
      const email = 'token@prosa.test'
      const { id } = await signUp(call, mails, email)
      const verify = (body: object) => call('/auth/v1/verify', { method: 'POST', body: { type: 'recovery', ...body } })
      const first = await issueRecoveryToken(db, id, email)
      const second = await issueRecoveryToken(db, id, email)
      expect((await verify({ token_hash: first.tokenHash })).status).toBe(403)
      expect((await verify({ email, token: second.code })).status).toBe(200)
      expect((await verify({ token_hash: second.tokenHash })).status).toBe(403)
      expect(second.code).toMatch(/^\d{6}$/)
    })
  })
}
