/**
 * URLs, names and numbers of the requirements, repeated by hand, independent of the product's own lists: a change has to
 * be made here too, compared with the requirements.
 */
import { describe, expect, it } from 'vitest'
import { CALLS } from '#contracts/api/calls.ts'
import { fallbackProfile } from '#contracts/account.ts'
import { DEFAULT_LANGUAGE, detectLanguage, LANGUAGE_KEY, LANGUAGES } from '#contracts/languages.ts'
import * as limits from '#contracts/limits.ts'
import { PLANS } from '#contracts/plans.ts'
import { EXPANSIONS, PLANNED_LANGUAGES, PRODUCTS } from '#contracts/roadmap.ts'
import { pathOf, resolvePath, ROUTES, analyticsSectionOf } from '#contracts/routes.ts'
import { appUserSchema } from '#contracts/tables/users.ts'
import { SPECIFIED_TEXTS, SPECIFIED_VALUES } from '#tests/kit/specified.ts'

describe('URLs', () => {
  // Proves ROUTE-01.
  it.each([
    ['home', '/pt'],
    ['about', '/pt/sobre'],
    ['products', '/pt/produtos'],
    ['innovation', '/pt/inovacao'],
    ['contact', '/pt/contato'],
    ['login', '/pt/login'],
    ['register', '/pt/cadastro'],
    ['privacy', '/pt/privacidade'],
    ['terms', '/pt/termos'],
    ['testEffects', '/pt/teste'],
    ['dashboard', '/pt/dashboard'],
    ['services', '/pt/services'],
    ['transcriptions', '/pt/transcriptions'],
    ['subscription', '/pt/subscription'],
    ['paymentHistory', '/pt/payment-history'],
    ['settings', '/pt/settings'],
    ['accountSettings', '/pt/account-settings'],
    ['securitySettings', '/pt/security-settings'],
    ['transcribeSettings', '/pt/transcribe-settings'],
    ['resetPassword', '/pt/reset-password'],
    ['authCallback', '/pt/auth/callback'],
  ] as const)('%s is at %s', (route, path) => {
    expect(pathOf(route, 'pt')).toBe(path)
    for (const language of ['pt', 'en', 'es', 'fr'] as const) {
      expect(pathOf(route, language)).toBe(path.replace('/pt', `/${language}`))
    }
  })

  // Proves ROUTE-02.
  it.each(
    'dashboard services transcriptions subscription payment-history settings account-settings security-settings transcribe-settings'.split(
      ' ',
    ),
  )('/%s is protected, bare and under a language', (path) => {
    const found = [`/${path}`, `/en/${path}`].map(resolvePath)
    for (const each of found) expect(each.kind === 'notFound' ? null : ROUTES[each.route].access).toBe('protected')
    expect(found.map(({ kind }) => kind)).not.toContain('redirect')
  })

  // Proves ROUTE-04.
  it.each('sobre produtos inovacao contato login cadastro privacidade termos reset-password auth/callback'.split(' '))(
    'bare /%s redirects to the same path under the language',
    (path) => {
      const found = resolvePath(`/${path}`)
      expect([found.kind, found.kind === 'notFound' ? '' : pathOf(found.route, 'es')]).toEqual([
        'redirect',
        `/es/${path}`,
      ])
    },
  )

  // Proves ROUTE-14, ROUTE-15.
  it.each([
    ['/pt', 'home'],
    ['/en/', 'home'],
    ['/pt/sobre', 'about'],
    ['/en/about', 'about'],
    ['/en/products', 'products'],
    ['/en/innovation', 'innovation'],
    ['/en/contact', 'contact'],
    ['/en/login', 'auth'],
    ['/en/signup', 'auth'],
    ['/en/privacy', 'legal'],
    ['/en/terms', 'legal'],
    ['/en/dashboard', 'other'],
    ['/en/nowhere', 'other'],
  ])('the analytics section of %s is %s', (path, section) => {
    expect(analyticsSectionOf(path)).toBe(section)
  })
})

// Proves API-01, API-02.
it.each([
  ['POST', '/api/auth/change-password'],
  ['GET', '/api/user/profile'],
  ['PUT', '/api/user/profile'],
  ['POST', '/api/user/export-data'],
  ['GET', '/api/user/export-status'],
  ['DELETE', '/api/user/account'],
  ['POST', '/api/user/avatar'],
  ['GET', '/api/user/by-auth-id/:authId'],
  ['GET', '/api/transcriptions'],
  ['POST', '/api/transcriptions/decrypt'],
  ['GET', '/api/user/privacy-settings'],
  ['POST', '/api/user/privacy-settings'],
])('%s %s is a call of the Product API', (method, path) => {
  const calls = Object.values(CALLS).filter((call) => call.path === path && call.method === method)
  expect(calls.map(({ access }) => access)).toEqual([path.includes('by-auth-id') ? 'anyone' : 'member'])
})

// Proves FIELD-01, SESSION-06, SESSION-07, SESSION-24, TEXT-10.
it('a user has the columns of the table, and one of two roles', () => {
  expect(Object.keys(appUserSchema._zod.def.shape)).toEqual(
    `id auth_id name email cpf email_verified is_active language last_message_at phone_number subscription_id
    terms_accepted_at person_type role created_at updated_at`.split(/\s+/),
  )
  const { role } = appUserSchema._zod.def.shape
  expect(['user', 'admin', 'owner'].map((value) => role.safeParse(value).success)).toEqual([true, true, false])
  expect(fallbackProfile({ id: '1', email: '@x.test', fullName: null })).toMatchObject({
    name: SPECIFIED_TEXTS['TEXT-10'][1],
    role: 'user',
    isActive: true,
  })
})

// Proves LANG-02, LANG-03, LANG-04, LANG-05.
it('there are four languages, detected in the order of the requirements', () => {
  expect([LANGUAGES.toSorted(), DEFAULT_LANGUAGE, LANGUAGE_KEY]).toEqual([['en', 'es', 'fr', 'pt'], 'pt', 'i18nextLng'])
  const none = { saved: null, isExplicit: false, browser: null, page: null }
  expect(detectLanguage({ ...none, saved: 'fr', isExplicit: true, browser: 'pt-BR', page: 'en' })).toBe('fr')
  expect(detectLanguage({ ...none, saved: 'fr', browser: 'en-GB', page: 'es' })).toBe('fr')
  expect(detectLanguage({ ...none, saved: 'fr', browser: 'pt-PT' })).toBe('pt')
  expect(detectLanguage({ ...none, saved: 'fr', browser: 'es-BR' })).toBe('pt')
  expect(detectLanguage({ ...none, browser: 'en-GB', page: 'es' })).toBe('en')
  expect(detectLanguage({ ...none, browser: 'de', page: 'es' })).toBe('pt')
  expect(detectLanguage({ ...none, page: 'fr-CA' })).toBe('fr')
  expect(detectLanguage(none)).toBe('pt')
})

// Proves BILL-01.
it('limits equal those of the requirements', () => {
  expect({
    'LIMIT-01': limits.PASSWORD_MIN_LENGTH,
    'LIMIT-02': limits.PASSWORD_MAX_BYTES,
    'LIMIT-03': limits.CPF_LENGTH,
    'LIMIT-04': limits.MINIMUM_AGE_YEARS,
    'LIMIT-05': limits.USER_LOOKUP_TTL,
    'LIMIT-06': limits.API_TIMEOUT,
    'LIMIT-07': limits.TRANSCRIPTIONS_PAGE_SIZE,
    'LIMIT-08': limits.KEY_SET_TTL,
    'LIMIT-09': limits.FREE_TRANSCRIPTIONS_PER_MONTH,
    'LIMIT-10': limits.CONTACT_RESPONSE_HOURS,
    'LIMIT-11': limits.TERMS_NOTICE_DAYS,
    'LIMIT-12': limits.SUPPORT_HOURS.opens,
    'LIMIT-13': limits.SUPPORT_HOURS.closes,
    'LIMIT-14': limits.TERMS_VERSION,
    'LIMIT-15': limits.REGISTER_REDIRECT_DELAY,
    'LIMIT-16': limits.EMAIL_RESEND_INTERVAL,
    'LIMIT-17': limits.LOADING_TIMEOUT,
    'LIMIT-18': limits.EMAIL_CODE_LENGTH,
    'LIMIT-19': limits.EMAIL_CODE_MAX_ATTEMPTS,
    'LIMIT-20': limits.MESSAGE_MIN_LENGTH,
    'LIMIT-21': limits.MESSAGE_MAX_LENGTH,
    'LIMIT-22': limits.NAME_MAX_LENGTH,
    'LIMIT-23': limits.NAME_MIN_LENGTH,
    'LIMIT-24': limits.SEARCH_PAUSE,
    'LIMIT-25': limits.REAUTH_MAX_AGE,
    'LIMIT-26': limits.HIDE_TEXT_AFTER,
    'LIMIT-27': limits.LINK_CODE_TTL,
    'LIMIT-28': limits.CHECKOUT_CONFIRM_LIMIT,
    'LIMIT-29': limits.REDIRECT_TIMEOUT,
    'LIMIT-30': limits.EMAIL_CHANGE_TTL,
    'LIMIT-31': limits.DELETION_REASON_MAX_LENGTH,
    'LIMIT-32': limits.PICTURE_MAX_BYTES,
    'LIMIT-33': limits.SOUND_TIMEOUT,
    'LIMIT-34': limits.EXPORT_TTL_DAYS,
    'LIMIT-35': limits.PLAN_GRACE_DAYS,
    'LIMIT-36': limits.SUMMARIES_IDLE,
    'LIMIT-37': limits.UNDO_OFFERED,
    'LIMIT-38': limits.UNDO_POSSIBLE,
    'LIMIT-39': limits.UNDO_PAUSED,
    'LIMIT-40': limits.DELETED_AT_ONCE_MAX,
    'LIMIT-41': limits.PLAN_REMINDER_DAYS,
  }).toEqual(SPECIFIED_VALUES)
  expect(PLANS.map(({ id, monthlyTranscriptions }) => [id, monthlyTranscriptions])).toEqual([
    ['free', SPECIFIED_VALUES['LIMIT-09']],
    ['premium', null],
    ['enterprise', null],
  ])
  expect(limits.COMPANY_MAX_LENGTH).toBe(SPECIFIED_VALUES['LIMIT-22'])
  expect(limits.CANCEL_REASON_MAX_LENGTH).toBe(SPECIFIED_VALUES['LIMIT-31'])
})

// Proves SITE-03, SITE-04, SITE-05, SITE-07.
it('the roadmap equals that of the requirements', () => {
  expect(Object.values(PRODUCTS)).toEqual([
    { name: 'Transcribe', status: 'available' },
    { name: 'Smart Scheduler', status: 'comingSoon', planned: { year: 2025, quarter: 3 } },
    { name: 'Life Reminder', status: 'inDevelopment', planned: { year: 2025, quarter: 4 } },
  ])
  expect([PLANNED_LANGUAGES, Object.entries(EXPANSIONS).map(([what, { year }]) => [what, year])]).toEqual([
    50,
    [
      ['languages', 2025],
      ['ecosystem', 2026],
      ['democratisedAi', 2027],
    ],
  ])
})
