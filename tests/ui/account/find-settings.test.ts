import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { ENTRIES } from '#src/features/settings-search/entries.ts'
import { findSettings } from '#src/features/settings-search/find-settings.ts'
import { i18nFor, loadCatalogs } from '#src/page-context/i18n.ts'

beforeAll(() => Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['shell', 'settings']))))

const placesOf = (language: (typeof LANGUAGES)[number], query: string) =>
  findSettings(i18nFor(language), query).map(({ page, card }) => (card === undefined ? page : `${page}#${card}`))

// Proves ACCOUNT-52.
describe('a setting is found', () => {
  it.each([
    ['pt', 'CPF', 'accountSettings#data'],
    ['pt', 'senha', 'securitySettings#password'],
    ['pt', '2fa', 'securitySettings#second-factor'],
    ['pt', 'excluir', 'dataSettings#delete'],
    ['pt', 'cookies', 'privacySettings#cookies'],
    ['pt', 'LGPD', 'dataSettings#copy'],
    ['pt', 'whats', 'transcribeSettings#number'],
    ['en', 'delete account', 'dataSettings#delete'],
    ['en', 'password', 'securitySettings#password'],
    ['en', 'dark', 'languageSettings#colours'],
    ['es', 'contraseña', 'securitySettings#password'],
    ['es', 'eliminar', 'dataSettings#delete'],
    ['fr', 'mot de passe', 'securitySettings#password'],
    ['fr', 'supprimer', 'dataSettings#delete'],
    ['fr', 'cookies', 'privacySettings#cookies'],
  ] as const)('is found in %s by %s', (language, query, place) => {
    expect(placesOf(language, query)).toContain(place)
  })

  it('is found in any case and with any accents', () => {
    expect(placesOf('pt', '  EXCLUÍR  á conta')).toEqual(placesOf('pt', 'excluir a conta'))
  })

  it('is listed first if its name matches', () => {
    expect(placesOf('pt', 'excluir')[0]).toBe('dataSettings#delete')
    expect(placesOf('pt', 'idioma')[0]).toBe('accountSettings#data')
    expect(placesOf('pt', 'senha')[0]).toBe('securitySettings#password')
  })

  it('is found by every typed word, and not by a part in the middle of one', () => {
    expect(placesOf('pt', 'senha cookies')).toEqual([])
    expect(placesOf('pt', 'ookies')).toEqual([])
  })
})

it('an empty query finds nothing', () => {
  expect([placesOf('pt', ''), placesOf('pt', ' , ')]).toEqual([[], []])
})

it.each(LANGUAGES)('every setting is found in %s by its name', (language) => {
  const i18n = i18nFor(language)
  expect(ENTRIES.filter((entry) => !findSettings(i18n, i18n._(entry.name)).includes(entry))).toEqual([])
})
