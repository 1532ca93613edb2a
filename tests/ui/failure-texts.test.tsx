/** From an answer of the network over client and machine to the text on the screen: no failure is lost or mixed up. */
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountDeletionResponseSchema } from '#contracts/api/account-deletion.ts'
import { avatarResponseSchema } from '#contracts/api/avatar.ts'
import { changePasswordResponseSchema } from '#contracts/api/change-password.ts'
import { exportResponseSchema } from '#contracts/api/data-export.ts'
import { privacyResponseSchema } from '#contracts/api/privacy-settings.ts'
import { profileResponseSchema } from '#contracts/api/own-profile.ts'
import { ERROR_CODES, type ErrorCode } from '#contracts/errors.ts'
import { type Language, LANGUAGES } from '#contracts/languages.ts'
import { readExports, readPrivacySettings } from '#src/account/query/own-data-queries.ts'
import { readProfile } from '#src/account/query/profile-query.ts'
import { call } from '#src/clients/call.ts'
import { i18nFor } from '#src/page-context/i18n.ts'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { catalogueTexts } from '#tests/kit/catalogue-texts.ts'
import { neverAborted } from '#tests/kit/never-aborted.ts'
import { replyWith, flowOf, flows, loadTexts, stub, failureBy, wordsOn } from './kit/failure-texts.tsx'
import { productRejection, rejectionOf } from './kit/network-answers.ts'

const SIGNED_IN = { data: { session: { access_token: 'token-of-ana' } }, error: null }
const getSession = vi.hoisted(() => vi.fn<() => Promise<unknown>>())
vi.mock(import('#src/clients/supabase.ts'), () => ({
  openService: () => Promise.resolve({ client: { auth: { getSession } }, isGoogleEnabled: false } as never),
}))

beforeAll(loadTexts)
beforeEach(() => void getSession.mockResolvedValue(SIGNED_IN))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a failure of the catalogue', () => {
  it.each(ERROR_CODES)('%s keeps its code from the network to the machines', async (code) => {
    expect(await rejectionOf(stub, code)).toMatchObject({ code })
  })

  const texts = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      new Map(catalogueTexts(language).map(({ text, translation }) => [text, translation])),
    ]),
  ) as Record<Language, Map<string, string>>

  it.each(ERROR_CODES)('%s has a text in four languages, in a note and in a card', async (code) => {
    const failure = failureBy(flowOf('contact'), 'sendContactMessage:crashed', await rejectionOf(stub, code))
    for (const language of LANGUAGES) {
      const expected = texts[language].get(`error.${code}`)
      expect(expected).toBeTruthy()
      expect([wordsOn('note', failure, language), wordsOn('card', failure, language)]).toEqual([expected, expected])
    }
  })

  /** Codes that a flow replaces by a more specific one. */
  const MAPPED: Partial<Record<string, Partial<Record<ErrorCode, ErrorCode>>>> = {
    'privacySettings saveSettings:crashed': {
      'auth.unauthenticated': 'privacy.unauthenticated',
      unexpected: 'privacy.saveFailed',
    },
    'passwordChange changePassword:crashed': { unexpected: 'password.changeFailed' },
    'dataExport requestExport:crashed': { unexpected: 'export.requestFailed' },
    'dataExport verifyFactor:crashed': { unexpected: 'export.requestFailed' },
    'accountDeletion deleteAccount:crashed': { unexpected: 'account.deletionFailed' },
    'personalData saveProfile:crashed': { unexpected: 'profile.updateFailed' },
    'personalData readProfile:crashed': { unexpected: 'profile.loadFailed' },
    'avatar saveAvatar:crashed': { unexpected: 'avatar.uploadFailed' },
    // The key that was shown is over, whatever the reason; a factor that is missing was turned off elsewhere.
    'secondFactor confirm:crashed': { 'request.conflict': 'request.notFound' },
    'secondFactor changeFactor:crashed': { 'request.notFound': 'request.conflict' },
  }
  const endings = flows.flatMap((flow) => {
    const labels = flow.graph.edges.map(({ step }) => step.label).filter((label) => label.endsWith(':crashed'))
    return [...new Set(labels)].map((label) => ({ flow, label, named: `${flow.id} ${label}` }))
  })

  it.each(endings)('is shown unchanged by $named, or not at all', ({ flow, label, named }) => {
    for (const code of ERROR_CODES) {
      const shown = failureBy(flow, label, { code })?.code ?? code
      expect([code, MAPPED[named]?.[code] ?? code]).toEqual([code, shown])
    }
  })
})

describe('the default texts', () => {
  const signal = neverAborted()
  const calls = {
    changePassword: () =>
      call('changePassword', changePasswordResponseSchema, {
        body: { currentPassword: 'a', newPassword: 'b', confirmPassword: 'b', keepOtherSessions: false },
        signal,
      }),
    readProfile: () => readProfile(signal),
    changeProfile: () => call('changeProfile', profileResponseSchema, { body: {}, signal }),
    requestExport: () => call('requestExport', exportResponseSchema, { body: {}, signal }),
    deleteAccount: () => call('deleteAccount', accountDeletionResponseSchema, { body: { reason: null }, signal }),
    changeAvatar: () =>
      call('changeAvatar', avatarResponseSchema, { body: { imageData: 'aGk=', fileName: 'a.webp' }, signal }),
    readExports: () => readExports(signal),
    readPrivacySettings: () => readPrivacySettings(signal),
    savePrivacySettings: () =>
      call('changePrivacySettings', privacyResponseSchema, { body: { analytics: true }, signal }),
  }
  const failureOfCall = (name: keyof typeof calls): Promise<unknown> =>
    calls[name]().then(
      () => 'nothing failed',
      (error: unknown) => error,
    )

  // The required texts, repeated here.
  // Proves FAIL-05.
  it.each([
    ['changePassword', 'passwordChange', 'changePassword', 'Erro ao alterar senha'],
    ['readProfile', 'query', 'read', 'Erro ao carregar perfil'],
    ['changeProfile', 'personalData', 'saveProfile', 'Erro ao atualizar perfil'],
    ['requestExport', 'dataExport', 'requestExport', 'Erro ao solicitar exportação de dados'],
    ['deleteAccount', 'accountDeletion', 'deleteAccount', 'Erro ao solicitar exclusão da conta'],
    ['changeAvatar', 'avatar', 'saveAvatar', 'Erro ao fazer upload do avatar'],
    ['readExports', 'query', 'read', 'Erro ao verificar status de exportação'],
    ['readPrivacySettings', 'query', 'read', 'Falha ao carregar configurações'],
    ['savePrivacySettings', 'privacySettings', 'saveSettings', 'Falha ao salvar configurações'],
  ] as const)('are those of the catalogue for %s, shown by %s', async (name, flow, effect, words) => {
    const textFor = async (answer: () => Response | Promise<Response>) => {
      stub(answer)
      return wordsOn('note', failureBy(flowOf(flow), `${effect}:crashed`, await failureOfCall(name)), 'pt')
    }
    expect(await textFor(replyWith(500, { code: 'unexpected', error: 'Erro inesperado. Tente de novo.' }))).toBe(words)
    expect(await textFor(replyWith(418, 'teapot'))).toBe(words)
    expect(await textFor(replyWith(400, { message: 'Número bloqueado' }))).toBe('Número bloqueado')
    expect(await textFor(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('Erro de conexão com o servidor')
    getSession.mockResolvedValue({ data: { session: null }, error: null })
    const isPrivacy = name.endsWith('PrivacySettings')
    expect(await textFor(replyWith(200, {}))).toBe(isPrivacy ? 'Não autenticado' : 'Usuário não autenticado')
  })
})

const failureOfContact = async (message: string) =>
  failureBy(flowOf('contact'), 'sendContactMessage:crashed', await productRejection(stub, replyWith(400, { message })))

describe('the message of a service without a known code', () => {
  const WORDS = 'O parceiro não aceita <envios>'.replaceAll(/[<>]/g, '')

  // Proves FAIL-06.
  it.each([
    ['error', { error: WORDS }],
    ['message', { message: WORDS }],
    ['details.message', { details: { message: WORDS } }],
  ])('is shown on the screen from its %s', async (_, body) => {
    const error = await productRejection(stub, replyWith(400, body))
    const notes = failureBy(flowOf('contact'), 'sendContactMessage:crashed', error)
    const cards = failureBy(flowOf('query'), 'read:crashed', error)
    expect([wordsOn('note', notes, 'en'), wordsOn('card', cards, 'fr')]).toEqual([WORDS, WORDS])
  })

  it('is shown as text, not markup, and is no longer than a sentence', async () => {
    expect(await failureOfContact('<img src=x onerror=alert(1)>')).toEqual({ code: 'unexpected' })
    expect(await failureOfContact('a'.repeat(301))).toEqual({ code: 'unexpected' })
    render(
      <I18nProvider i18n={i18nFor('pt')}>
        <FailureNote failure={{ code: 'unexpected', serviceMessage: '&lt;b&gt; <b>' }} />
      </I18nProvider>,
    )
    expect(screen.getByRole('alert').querySelector('b')).toBeNull()
  })

  it('is not shown if there is a known code', async () => {
    const error = await productRejection(stub, replyWith(503, { message: 'Bad Gateway' }))
    const failure = failureBy(flowOf('contact'), 'sendContactMessage:crashed', error)
    expect(wordsOn('note', failure, 'pt')).toBe('O serviço está ocupado. Tente de novo em instantes.')
  })
})
