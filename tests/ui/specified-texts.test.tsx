/** The exact texts of the requirements, compared with the rendered ones. */
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
import { i18nFor } from '#src/page-context/i18n.ts'
import { PlaceContext } from '#src/page-context/place.ts'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { GuardDenied, GuardInactive } from '#src/features/route-guard/guard-views.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { catalogueTexts } from '#tests/kit/catalogue-texts.ts'
import { SPECIFIED_TEXTS } from '#tests/kit/specified.ts'

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

type TextId = keyof typeof SPECIFIED_TEXTS

it.each<readonly [TextId, ErrorCode]>([
  ['TEXT-11', 'auth.unauthenticated'],
  ['TEXT-12', 'network.unreachable'],
  ['TEXT-13', 'password.changeFailed'],
  ['TEXT-14', 'profile.loadFailed'],
  ['TEXT-15', 'profile.updateFailed'],
  ['TEXT-16', 'export.requestFailed'],
  ['TEXT-17', 'account.deletionFailed'],
  ['TEXT-18', 'avatar.uploadFailed'],
  ['TEXT-19', 'export.statusFailed'],
  ['TEXT-20', 'privacy.unauthenticated'],
  ['TEXT-21', 'privacy.loadFailed'],
  ['TEXT-22', 'privacy.saveFailed'],
  ['TEXT-23', 'transcription.unavailable'],
  ['TEXT-24', 'transcription.decryptFailed'],
  ['TEXT-25', 'transcription.empty'],
  ['TEXT-26', 'auth.invalidCredentials'],
  ['TEXT-27', 'auth.signInWithGoogleSoon'],
  ['TEXT-28', 'auth.signUpWithGoogleSoon'],
  ['TEXT-29', 'auth.emailTaken'],
  ['TEXT-30', 'unexpected'],
])('%s is the text of %s', (id, code) => {
  const [language, words] = SPECIFIED_TEXTS[id]
  render(at(language, <FailureNote failure={{ code }} />))
  // A next step may follow it.
  expect(screen.getByRole('alert').querySelector('p')?.textContent).toBe(words)
})

it.each<readonly [TextId, IssueCode]>([
  ['TEXT-31', 'name.required'],
  ['TEXT-32', 'email.required'],
  ['TEXT-33', 'password.tooShort'],
  ['TEXT-34', 'password.mismatch'],
])('%s is the text of %s', (id, code) => {
  const [language, words] = SPECIFIED_TEXTS[id]
  expect(i18nFor(language)._(ISSUE_MESSAGES[code])).toBe(words)
})

const MARKER = { flow: 'routeGuard', view: null } as never

const Broken = () => {
  throw new Error('broken')
}

describe('screens', () => {
  it('loading has the required text', () => {
    render(at('pt', <Loading />))
    expect(screen.getByRole('status').textContent).toBe(SPECIFIED_TEXTS['TEXT-01'][1])
  })

  it('an inactive account has the required text', () => {
    render(at('pt', <GuardInactive marker={MARKER} onSupport={() => {}} />))
    expect(screen.getByRole('heading').textContent).toBe(SPECIFIED_TEXTS['TEXT-02'][1])
    expect(screen.getByText(SPECIFIED_TEXTS['TEXT-03'][1])).toBeTruthy()
    expect(screen.getByRole('button').textContent).toBe(SPECIFIED_TEXTS['TEXT-04'][1])
  })

  it('a page for administrators has the required text', () => {
    render(at('pt', <GuardDenied marker={MARKER} onBack={() => {}} />))
    expect(screen.getByRole('heading').textContent).toBe(SPECIFIED_TEXTS['TEXT-05'][1])
    expect(screen.getByText(SPECIFIED_TEXTS['TEXT-06'][1])).toBeTruthy()
    expect(screen.getByRole('button').textContent).toBe(SPECIFIED_TEXTS['TEXT-07'][1])
  })

  it('an unknown page has the required text', () => {
    render(at('en', createElement(loadedPage('notFound'))))
    expect(screen.getByText('404')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(SPECIFIED_TEXTS['TEXT-08'][1])
  })

  it('a failure of the router has the required text', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      at(
        'en',
        <ErrorBoundary at="">
          <Broken />
        </ErrorBoundary>,
      ),
    )
    expect(screen.getByRole('heading').textContent).toBe(SPECIFIED_TEXTS['TEXT-09'][1])
    vi.restoreAllMocks()
  })
})

// Shown in states that an answer leads to, where the tours of their flows check the Portuguese source.
it.each([
  ['TEXT-35', 'Usuário encontrado, dados preenchidos automaticamente'],
  ['TEXT-36', 'Mensagem enviada'],
] as const)('%s is the English text of %s', (id, portuguese) => {
  const entries = catalogueTexts('en').filter(({ text }) => text === portuguese)
  expect(new Set(entries.map((entry) => entry.translation))).toEqual(new Set([SPECIFIED_TEXTS[id][1]]))
})
