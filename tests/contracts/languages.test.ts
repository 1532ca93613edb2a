// Proves LANG-03, LANG-06.
import { describe, expect, it } from 'vitest'
import {
  detectLanguage,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  languageOfBrowser,
  languageOfTag,
  type LanguageSignals,
} from '#contracts/languages.ts'

const device = (signals: Partial<LanguageSignals>): LanguageSignals => ({
  saved: null,
  isExplicit: false,
  browser: null,
  page: null,
  ...signals,
})

describe('the detected language (LANG-03 to LANG-06)', () => {
  // Proves LANG-02, LANG-05.
  it.each([
    ['the default where nothing speaks', device({}), 'pt'],
    ['the browser', device({ browser: 'fr-CA' }), 'fr'],
    ['the default for a browser of another language', device({ browser: 'de-DE', page: 'es' }), 'pt'],
    ['the page where the browser is silent', device({ page: 'es' }), 'es'],
    ['the saved choice before the browser', device({ saved: 'es', browser: 'fr' }), 'es'],
    ['pt for a Portuguese browser, whatever was cached', device({ saved: 'en', browser: 'pt-PT' }), 'pt'],
    ['the saved choice for a browser that only ends in pt', device({ saved: 'en', browser: 'fr-pt' }), 'en'],
    ['pt for a browser tag with BR', device({ saved: 'en', browser: 'en-BR' }), 'pt'],
    [
      'the explicit choice before a Brazilian browser',
      device({ saved: 'en', isExplicit: true, browser: 'pt-BR' }),
      'en',
    ],
    [
      'the browser where the explicit choice is garbage',
      device({ saved: '<img>', isExplicit: true, browser: 'fr' }),
      'fr',
    ],
    ['the browser where the saved choice is garbage', device({ saved: '[object Object]', browser: 'es' }), 'es'],
  ] as const)('is %s', (_, signals, language) => {
    expect(detectLanguage(signals)).toBe(language)
  })

  it('has a BCP 47 tag for the document, and its own name', () => {
    expect({ LANGUAGE_TAGS, LANGUAGE_NAMES }).toEqual({
      LANGUAGE_TAGS: { pt: 'pt-BR', en: 'en', es: 'es', fr: 'fr' },
      LANGUAGE_NAMES: { pt: 'Português', en: 'English', es: 'Español', fr: 'Français' },
    })
  })

  // Proves LANG-04.
  it.each([
    ['pt-BR', 'pt'],
    ['EN-us', 'en'],
    ['es', 'es'],
    ['french', 'fr'],
    ['de', null],
    ['', null],
    [null, null],
  ] as const)('is read from the code %j as %j', (tag, language) => {
    expect(languageOfTag(tag)).toBe(language)
  })

  // Proves LANG-03.
  it.each([
    ['pt-PT', 'pt'],
    ['en-BR', 'pt'],
    ['fr-CA', 'fr'],
    ['de', null],
  ] as const)('is read from the browser’s tag %s as %j', (tag, language) => {
    expect(languageOfBrowser(tag)).toBe(language)
  })

  it('is read from a URL as one of the four, nothing similar', () => {
    expect(['pt', 'PT', 'pt-BR', '__proto__', ['pt'], 7, null].map(isLanguage)).toEqual([
      true,
      ...Array.from({ length: 6 }, () => false),
    ])
  })
})
