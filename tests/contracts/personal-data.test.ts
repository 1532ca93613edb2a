/** The form of the personal data: how stored values are shown, and the request that a change becomes. */
import { describe, expect, it } from 'vitest'
import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import {
  changedFields,
  changesOf,
  PERSONAL_FIELDS,
  personalDataSchema,
  textsOf,
} from '#contracts/forms/personal-data.ts'
import { ANA_ROW } from '#machines/kit/samples.ts'

const FULL: UserWithProfile = {
  ...ANA_ROW,
  cpf: '52998224725',
  language: 'fr',
  profile: {
    birth_date: '1990-01-15',
    bio: 'Oi',
    company: 'Prosa',
    job_title: 'Editora',
    avatar_url: null,
    updated_at: '2026-01-15T12:00:00Z',
  },
}

const BARE = {
  name: 'Ana Souza',
  phone_number: '',
  cpf: '',
  birth_date: '',
  language: 'pt',
  company: '',
  job_title: '',
  bio: '',
}

it('the form has its fields in the order of the page', () => {
  expect(PERSONAL_FIELDS).toEqual([
    'name',
    'phone_number',
    'cpf',
    'birth_date',
    'language',
    'company',
    'job_title',
    'bio',
  ])
})

// Proves ACCOUNT-03.
it('the form shows stored values formatted, and empty fields for missing ones', () => {
  expect(textsOf(FULL)).toEqual({
    name: 'Ana Souza',
    phone_number: '(11) 98765-4321',
    cpf: '529.982.247-25',
    birth_date: '1990-01-15',
    language: 'fr',
    company: 'Prosa',
    job_title: 'Editora',
    bio: 'Oi',
  })
  expect(textsOf({ ...ANA_ROW, phone_number: null, language: 'xx' })).toEqual(BARE)
})

describe('a change', () => {
  const texts = textsOf(FULL)
  // Proves ACCOUNT-05.
  it.each([
    [{}, []],
    [{ name: ' Ana Souza ' }, []],
    [{ cpf: '52998224725' }, []],
    [{ phone_number: '11 98765 4321' }, []],
    [{ name: 'Ana Lima', bio: '' }, ['name', 'bio']],
    [{ phone_number: '' }, ['phone_number']],
    [{ language: 'pt' }, ['language']],
    [{ cpf: '529.982.247-24' }, null],
    [{ birth_date: '15/01/1990' }, null],
    [{ language: 'de' }, null],
    [{ company: 'a'.repeat(121) }, null],
    [{ job_title: 'a'.repeat(121) }, null],
    [{ bio: 'a'.repeat(1_001) }, null],
  ])('sends for %j the fields %j', (changes, fields) => {
    expect(changedFields(FULL, { ...texts, ...changes })).toEqual(fields)
  })

  // Proves ACCOUNT-05, ACCOUNT-15.
  it('is sent with the values that were read before it', () => {
    expect(changesOf(FULL, { ...texts, name: 'Ana Lima', cpf: '', company: ' Outra ' })).toEqual({
      name: 'Ana Lima',
      cpf: null,
      company: 'Outra',
      seen: { name: 'Ana Souza', cpf: '52998224725', company: 'Prosa' },
    })
    expect(changesOf({ ...ANA_ROW, phone_number: null }, { ...BARE, bio: 'Oi' })).toEqual({
      bio: 'Oi',
      seen: { bio: null },
    })
  })

  // Proves FIELD-23.
  it('is sent with a stored name that breaks the current rule, but not with another such name', () => {
    const before = { ...FULL, name: 'Ana 🌻' }
    const values = textsOf(before)
    expect([
      changesOf(before, { ...values, company: 'Outra' }),
      changedFields(before, { ...values, name: 'Ana' }),
      changedFields(before, { ...values, name: 'Ana 🌼' }),
    ]).toEqual([{ company: 'Outra', seen: { company: 'Prosa' } }, ['name'], null])
  })

  it('is not sent if it is invalid', () => {
    expect(() => changesOf(FULL, { ...texts, name: '' })).toThrow('name.required')
  })
})

it.each([
  ['name', 'A', 'name.tooShort'],
  ['name', 'Ana 🌻', 'name.characters'],
  ['phone_number', '123', 'phone.invalid'],
  ['cpf', 'x', 'cpf.invalid'],
  ['birth_date', '2020-01-01', 'birthDate.tooYoung'],
  ['language', '', 'language.unknown'],
  ['company', 'a'.repeat(121), 'company.tooLong'],
  ['job_title', 'a'.repeat(121), 'jobTitle.tooLong'],
  ['bio', 'a'.repeat(1_001), 'bio.tooLong'],
  ['company', 7, 'company.tooLong'],
] as const)('%s %j is reported as %s', (field, value, code) => {
  const checked = personalDataSchema(FULL).safeParse({ ...BARE, [field]: value })
  expect(checked.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, code]])
})
