import { expect, test } from 'vitest'
import { ERROR_CODES } from '#contracts/errors.ts'
import { ISSUE_CODES } from '#contracts/forms/issues.ts'
import { LANGUAGES } from '#contracts/languages.ts'
import { ERROR_MESSAGES } from '#src/messages/error-messages.ts'
import { ISSUE_MESSAGES } from '#src/messages/issue-messages.ts'
import { catalogueTexts } from '#tests/kit/catalogue-texts.ts'

// Proves FAIL-29.
test('every failure has a text under its own id', () => {
  const ids = Object.fromEntries(Object.entries(ERROR_MESSAGES).map(([code, { id }]) => [code, id]))
  expect(ids).toEqual(Object.fromEntries(ERROR_CODES.map((code) => [code, `error.${code}`])))
})

test('every issue has a text under its own id', () => {
  const ids = Object.fromEntries(Object.entries(ISSUE_MESSAGES).map(([code, { id }]) => [code, id]))
  expect(ids).toEqual(Object.fromEntries(ISSUE_CODES.map((code) => [code, `issue.${code}`])))
})

const inEveryLanguage = (id: string) =>
  LANGUAGES.map((language) => catalogueTexts(language).find(({ text }) => text === id)?.translation)

// Proves AUTH-107.
test('a refused code of the app leads to the clock of the phone', () => {
  expect(inEveryLanguage('error.auth.factorCodeWrong')).toEqual([
    expect.stringContaining('hora automática do celular'),
    expect.stringContaining('your phone’s clock'),
    expect.stringContaining('hora automática del celular'),
    expect.stringContaining('l’heure automatique du téléphone'),
  ])
})

// Proves ACCOUNT-125.
test('a picture that cannot be opened leads to a smaller copy', () => {
  expect(inEveryLanguage('error.avatar.unsupported')).toEqual([
    expect.stringContaining('uma cópia menor'),
    expect.stringContaining('a smaller copy'),
    expect.stringContaining('una copia más pequeña'),
    expect.stringContaining('une copie plus petite'),
  ])
})
