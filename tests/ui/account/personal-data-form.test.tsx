/** What the fields of the personal data hold when a save ends, or finds that another tab has saved before. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import { type Language, LANGUAGES } from '#contracts/languages.ts'
import { ANA_ROW } from '#machines/kit/samples.ts'
import { call } from '#src/clients/call.ts'
import { PersonalDataForm } from '#src/features/personal-data/personal-data-form.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<(...args: readonly unknown[]) => Promise<unknown>>() }))

type Waiting = { body: unknown; end: PromiseWithResolvers<unknown> }
let pendingCalls: Waiting[] = []

beforeEach(() => {
  pendingCalls = []
  vi.mocked(call).mockImplementation(((_: string, __: unknown, { body }: { body?: unknown }) => {
    const end = Promise.withResolvers()
    pendingCalls.push({ body, end })
    return end.promise
  }) as never)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllEnvs()
})

const OWN_CPF = { typed: '529.982.247-25', stored: '52998224725' }
const OTHER_CPF = { typed: '111.444.777-35', stored: '11144477735' }
const EMPTY = {
  birth_date: null,
  bio: null,
  company: null,
  job_title: null,
  avatar_url: null,
  updated_at: ANA_ROW.updated_at,
}

const show = (language: Language = 'pt') =>
  render(<PersonalDataForm user={ANA_ROW} />, { wrapper: inLanguage(language) })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })
/** How a field is shown, and what it holds: a CPF that is covered is in a hidden one. */
const fieldOf = (name: string) => {
  const { type: kind, value } = document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
  return [kind, value]
}
const save = () => fireEvent.submit(screen.getByRole('form'))
const last = () => pendingCalls.at(-1) as Waiting
/** The last call answers with the row as it is stored then. */
const answer = (stored: Partial<UserWithProfile>) =>
  act(async () => last().end.resolve({ user: { ...ANA_ROW, ...stored } }))
const refuse = () => act(async () => last().end.reject({ code: 'request.conflict' }))

// Proves ACCOUNT-08, FIELD-18.
test('a first CPF that is corrected while it is saved stays, and is masked once it is saved itself', async () => {
  show()
  type('CPF', OTHER_CPF.typed)
  save()
  type('CPF', OWN_CPF.typed)
  await answer({ cpf: OTHER_CPF.stored })
  expect(fieldOf('cpf')).toEqual(['text', OWN_CPF.typed])
  save()
  expect(last().body).toEqual({ cpf: OWN_CPF.stored, seen: { cpf: OTHER_CPF.stored } })
  await answer({ cpf: OWN_CPF.stored })
  expect(fieldOf('cpf')).toEqual(['hidden', OWN_CPF.typed])
})

// Proves ACCOUNT-09, ACCOUNT-11.
test('a typed CPF stays beside one that another tab has stored, and can be saved over it', async () => {
  show()
  type('CPF', OWN_CPF.typed)
  save()
  await refuse()
  await answer({ cpf: OTHER_CPF.stored })
  expect(fieldOf('cpf')).toEqual(['text', OWN_CPF.typed])
  save()
  expect(last().body).toEqual({ cpf: OWN_CPF.stored, seen: { cpf: OTHER_CPF.stored } })
})

// Proves FIELD-18.
test('a CPF that another tab has stored is masked unless one was typed', async () => {
  show()
  type('Nome', 'Ana Lima')
  save()
  await refuse()
  await answer({ name: 'Ana Reis', cpf: OTHER_CPF.stored })
  expect(fieldOf('cpf')).toEqual(['hidden', OTHER_CPF.typed])
})

// Proves ACCOUNT-05, ACCOUNT-09.
test('a language that was changed elsewhere and not touched here is shown, and not sent back', async () => {
  show()
  type('Empresa', 'Prosa')
  save()
  await answer({ language: 'en', profile: { ...EMPTY, company: 'Prosa' } })
  expect(field('Idioma').value).toBe('en')
  type('Sobre você', 'Oi')
  save()
  expect(last().body).toEqual({ bio: 'Oi', seen: { bio: null } })
})

// Proves ACCOUNT-05, ACCOUNT-09.
test('after a conflict only the typed values replace stored ones', async () => {
  show()
  type('Nome', 'Ana Lima')
  save()
  await refuse()
  await answer({ name: 'Ana Reis', language: 'en' })
  save()
  expect(last().body).toEqual({ name: 'Ana Lima', seen: { name: 'Ana Reis' } })
})

// Proves ACCOUNT-05, ACCOUNT-09.
test('a text that was saved here and changed elsewhere later is shown, and not sent back', async () => {
  show()
  type('Empresa', 'Prosa')
  save()
  await answer({ profile: { ...EMPTY, company: 'Prosa' } })
  type('Cargo', 'Editora')
  save()
  await answer({ profile: { ...EMPTY, company: 'Verso', job_title: 'Editora' } })
  expect(field('Empresa').value).toBe('Verso')
  type('Sobre você', 'Oi')
  save()
  expect(last().body).toEqual({ bio: 'Oi', seen: { bio: null } })
})

// Proves ACCOUNT-08.
test('a value that is reverted while its change is being saved stays reverted', async () => {
  show()
  type('Idioma', 'en')
  type('Empresa', 'Prosa')
  save()
  type('Idioma', 'pt')
  type('Empresa', '')
  await answer({ language: 'en', profile: { ...EMPTY, company: 'Prosa' } })
  expect([field('Idioma').value, field('Empresa').value]).toEqual(['pt', ''])
  save()
  expect(last().body).toEqual({ language: 'pt', company: null, seen: { language: 'en', company: 'Prosa' } })
})

// Proves ACCOUNT-09, LANG-25.
test('after a conflict the stored birth date is a long date, and the same day west of Greenwich', async () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo')
  const written: (string | undefined)[] = []
  for (const language of LANGUAGES) {
    show(language)
    type('Nome', 'Ana Lima')
    save()
    await refuse()
    await answer({ name: 'Ana Reis', profile: { ...EMPTY, birth_date: '1990-05-01' } })
    written.push(screen.getByText('Data de nascimento', { selector: 'dt' }).nextElementSibling?.textContent)
    cleanup()
  }
  expect(written).toEqual(['1º de maio de 1990', 'May 1, 1990', '1 de mayo de 1990', '1er mai 1990'])
})

// Proves FIELD-25.
test('an impossible birth date is refused, and clears nothing', () => {
  show()
  const date = field('Data de nascimento')
  const validity = vi.spyOn(date, 'validity', 'get').mockReturnValue({ badInput: true } as ValidityState)
  save()
  expect(pendingCalls).toEqual([])
  expect(
    screen
      .getAllByRole('alert')
      .map((alert) => alert.textContent)
      .join(' '),
  ).toContain('Confira a data de nascimento')
  validity.mockRestore()
})
