/** Cards whose flow begins with what was read: it is changed in another tab, and read again here. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PrivacySettings as Settings } from '#contracts/api/privacy-settings.ts'
import type { KnownFactor } from '#machines/second-factor/second-factor.machine.ts'
import type { Choices } from '#machines/transcribe-settings/choices.ts'
import { call } from '#src/clients/call.ts'
import { PrivacySettings } from '#src/features/privacy-settings/privacy-settings.tsx'
import { SecondFactor } from '#src/features/second-factor/second-factor.tsx'
import { NumberLink } from '#src/features/transcribe-settings/number-link.tsx'
import { RetentionForm } from '#src/features/transcribe-settings/retention-form.tsx'
import { SettingsForm } from '#src/features/transcribe-settings/settings-form.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))
const openService = vi.hoisted(() => vi.fn<() => Promise<never>>())
vi.mock(import('#src/clients/supabase.ts'), () => ({ openService }))

beforeEach(() => {
  // The service never answers.
  openService.mockReset().mockReturnValue(new Promise(() => {}))
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue({ link: null, open_code: null } as never)
})
afterEach(cleanup)

const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  await act(async () => void fireEvent.click(button))
}
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

const ONE = '•••• 0001'
const TWO = '•••• 0002'
const LINKED = ['Trocar de número', 'Desconectar número']
const UNLINKED = ['Conectar um número']

const showNumber = (first: string | null) => {
  const { rerender } = render(<NumberLink phone={first} />, { wrapper: inLanguage('pt') })
  return (phone: string | null) => act(async () => rerender(<NumberLink phone={phone} />))
}

// Proves FAIL-46.
test('a number that is unlinked, linked or changed in another tab is shown as it is', async () => {
  const reread = showNumber(ONE)
  await reread(null)
  const unlinked = buttons()
  await reread(ONE)
  const linked = buttons()
  await reread(TWO)
  expect([unlinked, linked, screen.queryByText(TWO) !== null]).toEqual([UNLINKED, LINKED, true])
})

// Proves FAIL-39, FAIL-46.
test('the focus of a button that another tab’s number removes stays in its card', async () => {
  const reread = showNumber(ONE)
  screen.getByRole('button', { name: 'Desconectar número' }).focus()
  await reread(null)
  expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Conectar um número' }))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

// Proves FAIL-40, FAIL-46.
test('a number that is changed in another tab does not move the focus', async () => {
  const reread = showNumber(ONE)
  await reread(null)
  expect(document.activeElement).toBe(document.body)
})

// Proves FAIL-46.
test('a question that is open keeps its number until it is closed', async () => {
  const reread = showNumber(ONE)
  await press('Desconectar número')
  await reread(null)
  const whileAsking = buttons()
  await press('Manter conectado')
  expect([whileAsking.includes('Desconectar agora'), buttons()]).toEqual([true, UNLINKED])
})

// Proves FAIL-46.
test('data that was read before a change in this tab does not revert it', async () => {
  const reread = showNumber(ONE)
  await press('Desconectar número')
  await press('Desconectar agora')
  const before = buttons()
  await reread(ONE)
  const afterReread = buttons()
  await reread(null)
  expect([before, afterReread, buttons()]).toEqual([UNLINKED, UNLINKED, UNLINKED])
})

const ON: KnownFactor = { factorId: 'one', codesLeft: 10 }
const isExplained = () => screen.queryByText(/mudou em outra aba ou em outro aparelho/) !== null
const isOn = () => screen.queryByText('Ativado') !== null

const showFactor = (first: KnownFactor | null) => {
  const { rerender } = render(<SecondFactor factor={first} />, { wrapper: inLanguage('pt') })
  return (factor: KnownFactor | null) => act(async () => rerender(<SecondFactor factor={factor} />))
}

// Proves FAIL-46.
test('a second factor that is turned on or off, or whose code is used, in another tab is shown as it is', async () => {
  const reread = showFactor(null)
  await reread(ON)
  const on = isOn()
  await reread({ ...ON, codesLeft: 9 })
  const isCodeCounted = screen.queryByText(/Restam 9 códigos de recuperação\./) !== null
  await reread(null)
  expect([on, isCodeCounted, isOn()]).toEqual([true, true, false])
})

// Proves ACCOUNT-116.
test('codes that may never have been shown are offered to be replaced beside their number', async () => {
  const reread = showFactor(ON)
  const ten = screen.queryByText('Restam 10 códigos de recuperação. Não tem cópia? Crie outros.') !== null
  await reread({ ...ON, codesLeft: 0 })
  expect([ten, screen.queryByText(/Não tem cópia/)]).toEqual([true, null])
})

// Proves FAIL-46.
test('an unchanged second factor that is read again does not change its buttons and the focus', async () => {
  const reread = showFactor(ON)
  const button = screen.getByRole('button', { name: 'Desativar' })
  button.focus()
  await reread({ ...ON })
  expect([document.activeElement === button, screen.getByRole('button', { name: 'Desativar' }) === button]).toEqual([
    true,
    true,
  ])
})

// Proves FAIL-46.
test('a code that is being typed is kept while another tab turns the second factor off', async () => {
  const reread = showFactor(ON)
  await press('Desativar')
  const field = screen.getByRole<HTMLInputElement>('textbox')
  field.focus()
  fireEvent.input(field, { target: { value: '123' } })
  await reread(null)
  const whileAsking = [field.value, document.activeElement === field]
  await press('Cancelar')
  expect([whileAsking, isOn()]).toEqual([['123', true], false])
})

// Proves FAIL-46.
test('turning on a second factor is not cancelled by a change in another tab', async () => {
  const reread = showFactor(null)
  await press('Ativar a verificação')
  await reread(ON)
  expect(buttons()).toEqual(['Preparando...'])
})

// Proves ACCOUNT-124.
test('what the service refuses, as another tab turned the second factor on, is still explained once it is shown as on', async () => {
  const session = { access_token: 'token' }
  const refusal = { data: null, error: { name: 'AuthApiError', status: 422, code: 'mfa_verified_factor_exists' } }
  const auth = {
    getSession: () => Promise.resolve({ data: { session }, error: null }),
    mfa: { enroll: () => Promise.resolve(refusal) },
  }
  openService.mockResolvedValue({ client: { auth } } as never)
  const reread = showFactor(null)
  await press('Ativar a verificação')
  await vi.waitFor(() => expect(isExplained()).toBe(true))
  await reread(ON)
  expect([isOn(), isExplained()]).toEqual([true, true])
  await press('Criar outros códigos')
  await press('Cancelar')
  expect([isOn(), isExplained()]).toEqual([true, false])
})

const UNCHOSEN: Settings = { analytics: false, retention_days: null, updated_at: null, history: [] }
const AT = '2026-01-02T10:00:00.000Z'
const COUNTED: Settings = { ...UNCHOSEN, analytics: true, updated_at: AT }
const isCounted = () => screen.getByRole<HTMLInputElement>('switch').checked

const showPrivacy = (first: Settings) => {
  const { rerender } = render(<PrivacySettings settings={first} />, { wrapper: inLanguage('pt') })
  return (settings: Settings) => act(async () => rerender(<PrivacySettings settings={settings} />))
}

// Proves ACCOUNT-110.
test('a consent that is given or withdrawn in another tab is shown as it is', async () => {
  const reread = showPrivacy(UNCHOSEN)
  await reread(COUNTED)
  const before = [isCounted(), screen.queryByText('Você ainda não escolheu: está desativado.')]
  await reread({ ...COUNTED, analytics: false, updated_at: AT.replace('10', '11') })
  expect([before, isCounted()]).toEqual([[true, null], false])
})

// Proves ACCOUNT-110.
test('a consent that is given in this tab stays when what was read before it arrives', async () => {
  const reread = showPrivacy(UNCHOSEN)
  vi.mocked(call).mockResolvedValue({ settings: COUNTED } as never)
  await act(async () => void fireEvent.click(screen.getByRole('switch')))
  await reread({ ...UNCHOSEN })
  const afterReread = [isCounted(), screen.queryByText('Escolha salva.') !== null]
  await reread(COUNTED)
  expect([afterReread, isCounted()]).toEqual([[true, true], true])
})

const CHOICES = {
  output_language: 'same',
  summary: 'short',
  extract_details: false,
  reply: 'text',
  in_groups: false,
  is_paused: false,
} as const
const isPaused = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Pausar o Transcribe' }).checked

const replies = (choices: Choices) => <SettingsForm choices={choices} isQuotaReached={false} />

const showReplies = () => {
  const { rerender } = render(replies(CHOICES), { wrapper: inLanguage('pt') })
  return (choices: Choices) => act(async () => rerender(replies(choices)))
}

// Proves ACCOUNT-110.
test('a setting that is changed in another tab is shown as it is', async () => {
  const reread = showReplies()
  await reread({ ...CHOICES, is_paused: true })
  expect(isPaused()).toBe(true)
})

// Proves ACCOUNT-110.
test('settings that are not saved yet stay when another tab saves others, until they are undone', async () => {
  const reread = showReplies()
  await act(async () => void fireEvent.click(screen.getByRole('switch', { name: 'Pausar o Transcribe' })))
  await reread({ ...CHOICES, summary: 'off' })
  const whileUnsaved = isPaused()
  await press('Desfazer as mudanças')
  expect([whileUnsaved, isPaused(), screen.getByRole<HTMLSelectElement>('combobox', { name: 'Resumo' }).value]).toEqual(
    [true, false, 'off'],
  )
})

// Proves ACCOUNT-110.
test('a retention that is changed in another tab is shown as it is', async () => {
  const { rerender } = render(<RetentionForm days={90} />, { wrapper: inLanguage('pt') })
  await act(async () => rerender(<RetentionForm days={null} />))
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('forever')
})
