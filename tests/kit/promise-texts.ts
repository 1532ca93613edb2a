/** Portuguese source of every text that may promise or deny something: public pages, legal pages, plans and mails. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contracts/languages.ts'
import type { MailKind } from '#contracts/mail-kinds.ts'
import { MAIL_PLACEHOLDERS } from '#server/mail/mail.ts'
import { PERSONAL_TEXTS } from '../../scripts/mail/texts.ts'
import { poValue } from './po-value.ts'

const PORTUGUESE = join(import.meta.dirname, '../../locales/pt')

/** Catalogues, and the files of each whose texts count; all of them, where none is named. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  home: [],
  innovation: [],
  about: [],
  privacy: [],
  terms: [],
  accessibility: [],
  consent: [],
  waitlist: [],
  goodbye: [],
  products: ['questions-list.ts', 'features.tsx'],
  'data-settings': ['deletion-overview.tsx'],
  'privacy-settings': ['privacy-settings.tsx'],
}

/** Files with the features of plans, whose short texts count too. */
const PLANS = ['plans.tsx', 'plan-card.tsx']

const textsOf = (catalogue: string, files: readonly string[]) =>
  readFileSync(join(PORTUGUESE, `${catalogue}.po`), 'utf8')
    .split('\n\n')
    .filter((entry) => files.length === 0 || files.some((file) => new RegExp(`^#: .*/${file}$`, 'm').test(entry)))
    .map((entry) => poValue(entry, 'msgid'))
    .filter((text) => text !== '')

/** A short title or button label, which promises nothing by itself. */
const isLabel = (text: string) => !/[.:;?!]/.test(text) && text.split(' ').length <= 5

const pageTexts = Object.entries(PLACES).flatMap(([catalogue, files]) =>
  textsOf(catalogue, files).filter((text) => !isLabel(text)),
)

const isPersonal = (kind: string): kind is Exclude<MailKind, 'contactNotification'> => kind !== 'contactNotification'

/** The texts of the mails to people, without subjects and buttons. */
export const mailTextsIn = (language: Language): string[] =>
  Object.keys(MAIL_PLACEHOLDERS)
    .filter(isPersonal)
    .flatMap((kind) => {
      const { preview, before, code, after, pix } = PERSONAL_TEXTS[kind][language]
      return [preview, ...before, code, pix, ...after].flatMap((text) => (text === undefined ? [] : [text]))
    })

export const PROMISE_TEXTS: readonly string[] = [
  ...new Set([...pageTexts, ...textsOf('products', PLANS), ...mailTextsIn('pt')]),
]
