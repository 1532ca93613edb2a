import { afterEach, expect, it } from 'vitest'
import { chooseLanguage, deviceLanguage } from '#src/lib/device-language.ts'

afterEach(() => {
  localStorage.clear()
  document.cookie = 'language=; Path=/; Max-Age=0'
})

// Proves LANG-06, LANG-09.
it('a chosen language is stored in a cookie for the server, a detected one is not', () => {
  deviceLanguage()
  expect(document.cookie).toBe('')
  chooseLanguage('fr')
  expect(document.cookie).toBe('language=fr')
  chooseLanguage('es')
  expect([document.cookie, deviceLanguage()]).toEqual(['language=es', 'es'])
})
