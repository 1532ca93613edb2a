/**
 * Addresses, names and numbers of the specification, written here once more by hand: a change of the product's own lists has
 * to be made here, too, by somebody who looks at the specification.
 */
import { describe, expect, it } from 'vitest'
import { CALLS } from '#contracts/api/calls.ts'
import { fallbackProfile } from '#contracts/account.ts'
import { DEFAULT_LANGUAGE, detectLanguage, LANGUAGE_KEY, LANGUAGES } from '#contracts/languages.ts'
import * as limits from '#contracts/limits.ts'
import { PLANS } from '#contracts/plans.ts'
import { pathOf, resolvePath, ROUTES, sectionOf } from '#contracts/routes.ts'
import { appUserSchema } from '#contracts/tables/users.ts'

describe('addresses', () => {
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

  it.each(
    'dashboard services transcriptions subscription payment-history settings account-settings security-settings transcribe-settings'.split(
      ' ',
    ),
  )('/%s is protected, bare and under a language', (path) => {
    const found = [`/${path}`, `/en/${path}`].map(resolvePath)
    for (const each of found) expect(each.kind === 'notFound' ? null : ROUTES[each.route].access).toBe('protected')
    expect(found.map(({ kind }) => kind)).not.toContain('redirect')
  })

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
  ])('%s is of the section %s', (path, section) => {
    expect(sectionOf(path)).toBe(section)
  })
})

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

it('a user has the columns of the table, and a role of two', () => {
  expect(Object.keys(appUserSchema._zod.def.shape)).toEqual(
    `id auth_id name email cpf email_verified is_active language last_message_at phone_number subscription_id
    terms_accepted_at person_type role created_at updated_at`.split(/\s+/),
  )
  const { role } = appUserSchema._zod.def.shape
  expect(['user', 'admin', 'owner'].map((value) => role.safeParse(value).success)).toEqual([true, true, false])
  expect(fallbackProfile({ id: '1', email: '@x.test', fullName: null })).toMatchObject({
    name: 'Usuário',
    role: 'user',
    isActive: true,
  })
})

it('languages are four, found in the order of the specification', () => {
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

it('numbers are those of the specification', () => {
  expect({
    password: limits.PASSWORD_MIN_LENGTH,
    cpf: limits.CPF_LENGTH,
    age: limits.MINIMUM_AGE_YEARS,
    lookup: limits.USER_LOOKUP_TTL,
    timeout: limits.API_TIMEOUT,
    list: limits.TRANSCRIPTIONS_PAGE_SIZE,
    keySet: limits.KEY_SET_TTL,
    free: PLANS.map(({ id, monthlyTranscriptions }) => [id, monthlyTranscriptions]),
    response: limits.CONTACT_RESPONSE_HOURS,
    notice: limits.TERMS_NOTICE_DAYS,
    hours: [limits.SUPPORT_HOURS.opens, limits.SUPPORT_HOURS.closes],
    updated: limits.TERMS_VERSION,
  }).toEqual({
    password: 6,
    cpf: 11,
    age: 18,
    lookup: 10_000,
    timeout: 10_000,
    list: 10,
    keySet: 600_000,
    free: [
      ['free', 5],
      ['premium', null],
      ['enterprise', null],
    ],
    response: 24,
    notice: 30,
    hours: [9, 18],
    updated: '2025-01-15',
  })
})
