/**
 * The fixed texts of the specification, written here once more by hand, against what is rendered: no letter of a catalogue
 * changes without this table.
 */
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ErrorCode } from '#contracts/errors.ts'
import type { IssueCode } from '#contracts/forms/issues.ts'
import type { Language } from '#contracts/languages.ts'
import { ErrorBoundary } from '#src/app/error-screen.tsx'
import { loadedPage, preloadPage } from '#src/app/pages.ts'
import { ISSUE_MESSAGES } from '#src/messages/issue-messages.ts'
import { i18nFor } from '#src/place/i18n.ts'
import { PlaceContext } from '#src/place/place.ts'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { GateDenied, GateInactive } from '#src/ui/gate-views.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { catalogueTexts } from '#tests/kit/catalogue-texts.ts'

const at = (language: Language, children: ReactNode) => (
  <I18nProvider i18n={i18nFor(language)}>
    <PlaceContext value={{ language, page: 'notFound', pathname: `/${language}` }}>{children}</PlaceContext>
  </I18nProvider>
)

beforeAll(async () => {
  for (const language of ['pt', 'en'] as const) {
    for (const page of ['notFound', 'dashboard', 'login', 'register', 'contact'] as const) {
      await preloadPage(page, language)
    }
  }
})
afterEach(cleanup)

const ERRORS: readonly (readonly [Language, ErrorCode, string])[] = [
  ['pt', 'auth.unauthenticated', 'Usuário não autenticado'],
  ['pt', 'network.unreachable', 'Erro de conexão com o servidor'],
  ['pt', 'password.changeFailed', 'Erro ao alterar senha'],
  ['pt', 'profile.loadFailed', 'Erro ao carregar perfil'],
  ['pt', 'profile.updateFailed', 'Erro ao atualizar perfil'],
  ['pt', 'export.requestFailed', 'Erro ao solicitar exportação de dados'],
  ['pt', 'account.deletionFailed', 'Erro ao solicitar exclusão da conta'],
  ['pt', 'avatar.uploadFailed', 'Erro ao fazer upload do avatar'],
  ['pt', 'export.statusFailed', 'Erro ao verificar status de exportação'],
  ['pt', 'privacy.unauthenticated', 'Não autenticado'],
  ['pt', 'privacy.loadFailed', 'Falha ao carregar configurações'],
  ['pt', 'privacy.saveFailed', 'Falha ao salvar configurações'],
  ['pt', 'transcription.unavailable', '[Conteúdo não disponível]'],
  ['pt', 'transcription.decryptFailed', '[Erro ao descriptografar conteúdo]'],
  ['pt', 'transcription.empty', '[Erro na desencriptação]'],
  ['en', 'auth.invalidCredentials', 'Email or password incorrect'],
  ['en', 'auth.signInWithGoogleSoon', 'Google login will be implemented soon'],
  ['en', 'auth.signUpWithGoogleSoon', 'Google sign up will be implemented soon'],
  ['en', 'auth.emailTaken', 'This email is already registered'],
  ['en', 'unexpected', 'Unexpected error. Try again.'],
]

it.each(ERRORS)('%s: %s reads %s', (language, code, words) => {
  render(at(language, <FailureNote failure={{ code }} />))
  expect(screen.getByRole('alert').textContent).toBe(words)
})

const ISSUES: readonly (readonly [IssueCode, string])[] = [
  ['name.required', 'Name is required'],
  ['email.required', 'Email is required'],
  ['password.tooShort', 'Password must be at least 6 characters'],
  ['password.mismatch', "Passwords don't match"],
]

it.each(ISSUES)('en: %s reads %s', (code, words) => {
  expect(i18nFor('en')._(ISSUE_MESSAGES[code])).toBe(words)
})

const MARKER = { flow: 'access', view: null } as never

const Broken = () => {
  throw new Error('broken')
}

describe('screens', () => {
  it('loading', () => {
    render(at('pt', <Loading />))
    expect(screen.getByRole('status').textContent).toBe('Carregando...')
  })

  it('an inactive account', () => {
    render(at('pt', <GateInactive marker={MARKER} onSupport={() => {}} />))
    expect(screen.getByRole('heading').textContent).toBe('Conta Inativa')
    expect(screen.getByText('Sua conta foi desativada. Entre em contato com o suporte.')).toBeTruthy()
    expect(screen.getByRole('button').textContent).toBe('Entrar em Contato')
  })

  it('no administrator', () => {
    render(at('pt', <GateDenied marker={MARKER} onBack={() => {}} />))
    expect(screen.getByRole('heading').textContent).toBe('Acesso Negado')
    expect(screen.getByText('Você não tem permissão para acessar esta página.')).toBeTruthy()
    expect(screen.getByRole('button').textContent).toBe('Voltar')
  })

  it('no such page', () => {
    render(at('en', createElement(loadedPage('notFound'))))
    expect(screen.getByText('404')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found')
  })

  it('the router has failed', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      at(
        'en',
        <ErrorBoundary failure={null} at="">
          <Broken />
        </ErrorBoundary>,
      ),
    )
    expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error!')
    vi.restoreAllMocks()
  })
})

// Shown by states that a server leads to; the tours of their flows look for the Portuguese source.
it.each([
  ['Usuário encontrado, dados preenchidos automaticamente', 'User found, data filled automatically'],
  ['Mensagem enviada', 'Message sent'],
])('en: %s reads %s', (portuguese, english) => {
  const said = catalogueTexts('en').filter(({ text }) => text === portuguese)
  expect(new Set(said.map((entry) => entry.said))).toEqual(new Set([english]))
})
