/** Renders every mail in each of its languages. */
import type { ReactElement } from 'react'
import { render } from 'react-email'
import type { Language } from '#contracts/languages.ts'
import type { MailKind } from '#contracts/mail-kinds.ts'
import { MAIL_LANGUAGES, type MailForm } from '#server/mail/mail.ts'
import { contactMail, contactText, personalMail, personalText } from './template.ts'
import { CONTACT_TEXT, PERSONAL_TEXTS } from './texts.ts'

type Source = { subject: string; element: ReactElement; text: string }

const sourceOf = (kind: MailKind, language: Language): Source => {
  if (kind === 'contactNotification') {
    return { subject: CONTACT_TEXT.subject, element: contactMail(), text: contactText() }
  }
  const text = PERSONAL_TEXTS[kind][language]
  return { subject: text.subject, element: personalMail(language, text), text: personalText(text) }
}

export type BuiltMail = { kind: MailKind; language: Language; form: MailForm }

export const buildMails = (): Promise<BuiltMail[]> =>
  Promise.all(
    Object.entries(MAIL_LANGUAGES).flatMap(([kind, languages]) =>
      languages.map(async (language) => {
        const { subject, element, text } = sourceOf(kind as MailKind, language)
        return { kind: kind as MailKind, language, form: { subject, html: await render(element), text } }
      }),
    ),
  )
