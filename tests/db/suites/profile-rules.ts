/** Writes of the own row by the table service: the same rules and activity entries as by the Product API. */
import { describe, expect, it } from 'vitest'
import { isCpf } from '#contracts/br/cpf.ts'
import { nameField } from '#contracts/forms/fields.ts'
import { NAME_CHARACTERS } from '#contracts/forms/names.ts'
import { signUp, type Person } from '../kit/people.ts'
import type { SuiteContext } from '../kit/suite-context.ts'

const REFUSED = [
  { name: 'A\r\nBcc: x@y.zz' },
  { name: 'Ana\tLima' },
  { name: ' ' },
  { name: '\u200b' },
  { name: '\u2800\ufe0f' },
  { name: '\u202eevil' },
  { name: 'Ana \u2066Lima' },
  { name: 'Ana 🌻' },
  { name: '12' },
  { cpf: '11111111111' },
  { cpf: '12345678900' },
  { cpf: '00000000000' },
  { cpf: '529.982.247-25' },
  { language: 'pt-ZZZZ' },
  { language: 'en-US' },
  { language: 'de' },
  { phone_number: '<svg onload=1>' },
  { phone_number: '+55\n11987654321' },
  { phone_number: '()' },
] as const

const TAKEN = [
  { name: 'José Antônio d’Ávila-Müller' },
  { name: '李小龍' },
  { name: 'سارة' },
  { name: 'نیک\u200cپور' },
  { name: '葛\u{e0100}城' },
  { name: 'Moura & Lima Ltda. (25)' },
  { cpf: '52998224725' },
  { cpf: '00000000191' },
  { cpf: null },
  { language: 'fr' },
  { phone_number: '(11) 98765-4321' },
  { phone_number: '+5511987654321' },
  { phone_number: null },
] as const

const NUMBERS = [
  '52998224725',
  '12345678909',
  '00000000191',
  '12345678919',
  '11144477735',
  '11144477734',
  '98765432100',
]

export const profileRulesSuite = (context: SuiteContext) => {
  let people = 0
  const newPerson = () =>
    signUp(context.call, context.mails, `rules-${(people += 1)}@prosa.test`, { full_name: 'Rute Lima' })
  const patch = ({ id, token }: Person, body: object) =>
    context.call(`/rest/v1/users?id=eq.${id}`, { method: 'PATCH', token, body })
  const events = async ({ id, sessionId }: Person) =>
    context.db.query(`select event from private.audit_log where user_uuid = $1 and session_id = $2`, [id, sessionId])

  describe('the own row by the table service', () => {
    it.each(REFUSED)('refuses %j', async (body) => {
      const person = await newPerson()
      const read = () =>
        context.db.query('select name, cpf, language, phone_number from public.users where id = $1', [person.id])
      const before = await read()
      expect((await patch(person, body)).status).toBeGreaterThanOrEqual(400)
      expect([await read(), await events(person)]).toEqual([before, []])
    })

    it.each(TAKEN)('accepts %j', async (body) => {
      const person = await newPerson()
      expect((await patch(person, body)).status).toBe(204)
      const [name = ''] = Object.keys(body)
      const [row] = await context.db.query(`select ${name} as value from public.users where id = $1`, [person.id])
      expect(row?.['value']).toBe(Object.values(body)[0])
    })

    it.each(['1899-12-31', '2999-01-01', new Date().toISOString().slice(0, 10)])(
      'refuses %s as a date of birth, and accepts that of an adult',
      async (birthDate) => {
        const person = await newPerson()
        const saveBirthDate = (date: string) =>
          context.call('/rest/v1/user_profiles', {
            method: 'POST',
            token: person.token,
            body: { user_id: person.id, birth_date: date },
          })
        expect((await saveBirthDate(birthDate)).status).toBeGreaterThanOrEqual(400)
        expect(await context.db.query('select from public.user_profiles where user_id = $1', [person.id])).toEqual([])
        expect((await saveBirthDate('1990-02-28')).status).toBe(201)
      },
    )

    // Proves FIELD-03.
    it('adds one entry for each change to the activity, and none if nothing changed', async () => {
      const person = await newPerson()
      await patch(person, { name: 'Rute Maria Lima', language: 'es' })
      await patch(person, { name: 'Rute Maria Lima' })
      expect(await events(person)).toEqual([{ event: 'profile.changed' }])
      const headers = { prefer: 'resolution=merge-duplicates' }
      const saveCompany = (company: string) =>
        context.call('/rest/v1/user_profiles?on_conflict=user_id', {
          method: 'POST',
          token: person.token,
          headers,
          body: { user_id: person.id, company },
        })
      for (const company of ['Lima', 'Lima', 'Moura']) await saveCompany(company)
      expect(await events(person)).toHaveLength(3)
    })

    // Proves FIELD-21, FIELD-23.
    it('accepts the same numbers and names as the forms', async () => {
      const numbers = await context.db.query('select private.is_cpf(cpf) as is_right from unnest($1::text[]) as cpf', [
        NUMBERS,
      ])
      expect(numbers.map(({ is_right: isRight }) => isRight)).toEqual(NUMBERS.map(isCpf))
      const entered = [...REFUSED, ...TAKEN].flatMap((body) => ('name' in body ? [body.name] : []))
      // As a form sends them: without unseen marks around them.
      const names = entered.map((name) => nameField.safeParse(name).data ?? name)
      const validated = await context.db.query(
        'select private.is_name(name) as is_name from unnest($1::text[]) as name',
        [names],
      )
      expect(validated.map(({ is_name: isName }) => isName)).toEqual(
        names.map((name) => nameField.safeParse(name).success),
      )
      // Every character of the first planes, and one of 16 of the others.
      const [{ refused } = {}] = await context.db.query<{ refused: number[] }>(
        `select array_agg(code order by code) as refused from generate_series(1, x'10ffff'::integer) as code
         where (code < x'3400'::integer or code % 16 = 0) and code not between x'd800'::integer and x'dfff'::integer
           and not private.is_name('a' || chr(code))`,
      )
      expect(refused).toEqual(
        Array.from({ length: 0x11_00_00 }, (_, code) => code).filter(
          (code) =>
            code > 0 &&
            (code < 0x34_00 || code % 16 === 0) &&
            !(code >= 0xd8_00 && code <= 0xdf_ff) &&
            !NAME_CHARACTERS.test(String.fromCodePoint(code)),
        ),
      )
    })

    // Proves FIELD-23.
    it('keeps a name that breaks the current rule, and stores that of a sign-up without symbols', async () => {
      const person = await signUp(context.call, context.mails, 'ana.flor+1@prosa.test', { full_name: '🌻 Ana   Flor_' })
      const read = () => context.db.query('select name, language from public.users where id = $1', [person.id])
      expect(await read()).toEqual([{ name: 'Ana Flor', language: 'pt-BR' }])
      await context.db.exec(`alter table public.users disable trigger users_name_is_a_name`)
      await context.db.query(`update public.users set name = 'Ana 🌻' where id = $1`, [person.id])
      await context.db.exec(`alter table public.users enable trigger users_name_is_a_name`)
      expect((await patch(person, { name: 'Ana 🌻', language: 'fr' })).status).toBe(204)
      expect(await read()).toEqual([{ name: 'Ana 🌻', language: 'fr' }])
      expect((await patch(person, { name: 'Ana 🌼' })).status).toBeGreaterThanOrEqual(400)
    })

    it('does not make a sign-up fail', async () => {
      const person = await signUp(context.call, context.mails, 'unreadable@prosa.test', {
        full_name: '\u202e\u200b',
        cpf: '12345678900',
        phone: '<svg>',
      })
      const [row] = await context.db.query('select name, cpf, phone_number from public.users where id = $1', [
        person.id,
      ])
      expect(row).toEqual({ name: 'unreadable', cpf: null, phone_number: null })
    })
  })
}
