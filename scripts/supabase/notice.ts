/** Mail template of the auth service: one page in each language, chosen by the language in the account's metadata. */
import { render } from 'react-email'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { personalMail } from '../mail/template.ts'
import { NOTICE_TEXT } from './notice-texts.ts'

export const NOTICE_FILE = 'supabase/templates/notice.html'

/** In the language of Go's templates. An account without a language has the default one. */
const byLanguage = (partOf: (language: Language) => string): string => {
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE)
  const branches = others.map((language, index) => {
    const word = index === 0 ? 'if' : 'else if'
    return `{{ ${word} eq .Data.language "${language}" }}${partOf(language)}`
  })
  return `${branches.join('')}{{ else }}${partOf(DEFAULT_LANGUAGE)}{{ end }}`
}

export const noticeSubject = () => byLanguage((language) => NOTICE_TEXT[language].subject)

const pageIn = async (language: Language): Promise<[Language, string]> => {
  const html = await render(personalMail(language, NOTICE_TEXT[language]))
  const link = `{{ .SiteURL }}${pathOf('login', language)}`
  return [language, html.replaceAll('{{name}}', '').replaceAll('{{link}}', link)]
}

export const noticeTemplate = async (): Promise<string> => {
  const pages = new Map(await Promise.all(LANGUAGES.map(pageIn)))
  return `${byLanguage((language) => pages.get(language) ?? '')}\n`
}
