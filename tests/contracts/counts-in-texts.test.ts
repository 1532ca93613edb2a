/** A text that says how many digits, letters or characters something has says what the limits say, in every language. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import * as limits from '#contracts/limits.ts'
import { FAILURES } from '#server/http/failures.ts'
import { catalogueTexts } from '#tests/kit/catalogue-texts.ts'

const UNITS: Readonly<Record<string, string>> = {
  dígitos: 'digits',
  digits: 'digits',
  chiffres: 'digits',
  letras: 'letters',
  letters: 'letters',
  lettres: 'letters',
  caracteres: 'characters',
  characters: 'characters',
  caractères: 'characters',
}

const COUNT = new RegExp(`(\\d[\\d.,\u00A0\u202F]*) (${Object.keys(UNITS).join('|')})`, 'u')

/** What a text counts: `6 digits`. */
const countIn = (text: string): string | undefined => {
  const [, figure = '', unit = ''] = COUNT.exec(text) ?? []
  const digits = figure.replaceAll(/\D/g, '')
  return digits === '' ? undefined : `${digits} ${UNITS[unit]}`
}

const DUE: Readonly<Record<string, string>> = {
  'error.auth.codeInvalid': `${limits.EMAIL_CODE_LENGTH} digits`,
  'error.link.codeInvalid': `${limits.LINK_CODE_LENGTH} characters`,
  'issue.bio.tooLong': `${limits.BIO_MAX_LENGTH} characters`,
  'issue.code.invalid': `${limits.EMAIL_CODE_LENGTH} digits`,
  'issue.company.tooLong': `${limits.COMPANY_MAX_LENGTH} characters`,
  'issue.jobTitle.tooLong': `${limits.JOB_TITLE_MAX_LENGTH} characters`,
  'issue.message.tooLong': `${limits.MESSAGE_MAX_LENGTH} characters`,
  'issue.message.tooShort': `${limits.MESSAGE_MIN_LENGTH} characters`,
  'issue.name.tooLong': `${limits.NAME_MAX_LENGTH} characters`,
  'issue.name.tooShort': `${limits.NAME_MIN_LENGTH} letters`,
  'issue.password.tooLong': `${limits.PASSWORD_MAX_BYTES} characters`,
  'issue.password.tooShort': `${limits.PASSWORD_MIN_LENGTH} characters`,
  'issue.reason.tooLong': `${limits.DELETION_REASON_MAX_LENGTH} characters`,
  'issue.recoveryCode.invalid': `${limits.RECOVERY_CODE_LENGTH} letters`,
  'Sua resposta nos ajuda a melhorar. Guardamos sem o seu nome e sem o seu e-mail. Até 500 caracteres.': `${limits.DELETION_REASON_MAX_LENGTH} characters`,
  'São 6 dígitos, no mesmo e-mail do link.': `${limits.EMAIL_CODE_LENGTH} digits`,
}

const countsOf = (texts: readonly (readonly [text: string, translation: string])[]) =>
  Object.fromEntries(
    texts.map(([text, translation]) => [text, countIn(translation)]).filter(([, count]) => count !== undefined),
  )

describe('a count in a text is that of the limits', () => {
  it.each(LANGUAGES)('in %s equals the limit', (language) => {
    expect(countsOf(catalogueTexts(language).map(({ text, translation }) => [text, translation]))).toEqual(DUE)
  })

  it('in the answers of the server equals the limit', () => {
    const answers = Object.entries(FAILURES).map(([code, [, text]]) => [`error.${code}`, text] as const)
    expect(countsOf(answers)).toEqual({ 'error.link.codeInvalid': DUE['error.link.codeInvalid'] })
  })
})
