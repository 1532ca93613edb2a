/** Snapshot of the contract of every call, which other programs rely on: a change shows as a diff to review. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { usersQuerySchema } from '#contracts/api/admin.ts'
import { CALL_NAMES, type CallName, callOf } from '#contracts/api/calls.ts'
import { FIXED_FIELDS, profileChangesSchema } from '#contracts/api/profile.ts'
import { CURSOR_MAX_LENGTH } from '#contracts/limits.ts'

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })

const termsOf = (name: CallName) => {
  const { body, query, response, ...rest } = callOf(name)
  return {
    ...rest,
    ...(query !== undefined && { query: schemaOf(query, 'input') }),
    ...(body !== undefined && { body: schemaOf(body, 'input') }),
    response: response === null ? null : schemaOf(response, 'output'),
  }
}

it.each(CALL_NAMES)('%s has the reviewed request and response', async (name) => {
  await expect(`${JSON.stringify(termsOf(name), null, 2)}\n`).toMatchFileSnapshot(`./calls/${name}.txt`)
})

afterEach(() => void vi.useRealTimers())

const issueOf = (changes: object) => profileChangesSchema.safeParse(changes).error?.issues[0]?.message ?? 'fine'

// Proves ACCOUNT-15.
describe('a change of the profile', () => {
  it.each([
    [{}, 'fine'],
    [{ birth_date: '1900-01-01' }, 'fine'],
    [{ birth_date: '1899-12-31' }, 'birthDate.invalid'],
    [{ birth_date: '15/01/1990' }, 'birthDate.invalid'],
    [{ birth_date: null }, 'fine'],
    [{ language: 'de' }, 'language.unknown'],
    [{ language: 'fr' }, 'fine'],
    [{ bio: 'a'.repeat(1000) }, 'fine'],
    [{ bio: 'a'.repeat(1001) }, 'bio.tooLong'],
    [{ bio: 1 }, 'bio.tooLong'],
    [{ company: 'a'.repeat(121) }, 'company.tooLong'],
    [{ job_title: 'a'.repeat(121) }, 'jobTitle.tooLong'],
    [{ company: null, job_title: null, bio: null }, 'fine'],
    [{ cpf: '111.111.111-11' }, 'cpf.invalid'],
    [{ cpf: null }, 'fine'],
  ])('%j: %s', (changes, issue) => {
    expect(issueOf(changes)).toBe(issue)
  })

  it.each([
    ['2008-11-30', '2026-12-01', 'fine'],
    ['2008-12-01', '2026-12-01', 'fine'],
    ['2008-12-02', '2026-12-01', 'birthDate.tooYoung'],
    // Of age on 1 March, as the constraint of the database says too.
    ['2008-02-29', '2026-02-28', 'birthDate.tooYoung'],
    ['2008-02-29', '2026-03-01', 'fine'],
    ['2010-02-28', '2028-02-29', 'fine'],
    ['2010-03-01', '2028-02-29', 'birthDate.tooYoung'],
  ])('a person born on %s is on %s: %s', (birthDate, today, issue) => {
    vi.useFakeTimers({ now: new Date(`${today}T12:00:00Z`) })
    expect(issueOf({ birth_date: birthDate })).toBe(issue)
  })

  it('drops fields that a person must not change (FIELD-06)', () => {
    expect([...FIXED_FIELDS]).toEqual([
      'id',
      'auth_id',
      'email',
      'email_verified',
      'email_undeliverable_since',
      'is_active',
      'last_message_at',
      'subscription_id',
      'terms_accepted_at',
      'terms_version',
      'person_type',
      'role',
      'created_at',
      'updated_at',
      'user_id',
      'avatar_url',
    ])
  })

  it('trims texts', () => {
    expect(profileChangesSchema.parse({ bio: ' Oi ', company: ' Prosa ', job_title: ' Editora ' })).toEqual({
      bio: 'Oi',
      company: 'Prosa',
      job_title: 'Editora',
    })
  })
})

it('paging parameters are parsed from strings, and bounded', () => {
  expect(usersQuerySchema.parse({})).toEqual({ limit: 20, sort: '-since' })
  expect(usersQuerySchema.parse({ limit: '100', after: 'next-page_1', search: ' ana ' })).toEqual({
    limit: 100,
    after: 'next-page_1',
    search: 'ana',
    sort: '-since',
  })
  const wrong = [
    { limit: '0' },
    { limit: '101' },
    { limit: 'a1' },
    { limit: '1a' },
    { after: '' },
    { after: 'a b' },
    { after: 'a'.repeat(CURSOR_MAX_LENGTH + 1) },
    { offset: '0' },
    { page: '2' },
  ]
  expect(wrong.filter((query) => usersQuerySchema.safeParse(query).success)).toEqual([])
})
