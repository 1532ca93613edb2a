/** Finds texts for people that are in code instead of a catalogue, with their language. */
import { readdirSync } from 'node:fs'
import { type Language, LANGUAGE_TAGS } from '#contracts/languages.ts'
import { ROOT } from './paths.mjs'

const allOf = (folder: string) =>
  Object.fromEntries(readdirSync(ROOT + folder).map((file) => [`${folder}/${file}`, 'keyed'] as const))

/** Files with such texts: their language, or `keyed` if a key (`pt:`) or a name (`export const pt`) gives it. */
export const FILES_WITH_TEXTS: Readonly<Record<string, Language | 'keyed'>> = {
  ...allOf('scripts/kit/flows-book/texts'),
  ...allOf('scripts/mail'),
  'scripts/demo-clips.ts': 'keyed',
  'scripts/pictures/messages.ts': 'keyed',
  'scripts/supabase/notice-texts.ts': 'keyed',
  'server/account/device-labels.ts': 'keyed',
  'server/demonstration.ts': 'pt',
  'server/features/admin-users/activation-mail.ts': 'keyed',
  'server/features/billing/test-gateway-messages.ts': 'keyed',
  'server/features/data-export/headings.ts': 'keyed',
  'server/features/data-export/readme.ts': 'keyed',
  'server/features/data-export/code-labels.ts': 'keyed',
  'server/features/mailbox/page.ts': 'en',
  'server/http/failures.ts': 'pt',
  'src/features/admin-inbox/prepared-replies.ts': 'keyed',
  'src/features/language-offer/offer-labels.ts': 'keyed',
  'src/features/transcribe-settings/sample-replies.ts': 'keyed',
  'src/lib/long-date.ts': 'keyed',
}

export type Text = { language: Language; start: number; end: number; text: string }

/** A comment, a string literal of either quote, or a template literal. */
const TOKEN = /\/\/.*|\/\*[\s\S]*?\*\/|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g
/** A language as key or constant starts its texts; any other constant ends them. */
const KEY = /(?<![.\w])(pt|en|es|fr)(?= ?[:=])|(?<=const )\w+/g

/** String literals of a file with their language; those before the first language are ignored. */
export const textsIn = (code: string, all: Language | 'keyed'): Text[] => {
  let language = all === 'keyed' ? undefined : all
  let last = 0
  return [...code.matchAll(TOKEN)].flatMap((token) => {
    const [whole, single, double, template] = token
    if (all === 'keyed') {
      const named = [...code.slice(last, token.index).matchAll(KEY)].at(-1)
      if (named !== undefined) language = named[0] in LANGUAGE_TAGS ? (named[0] as Language) : undefined
    }
    last = token.index + whole.length
    const text = single ?? double ?? template
    if (text === undefined || language === undefined) return []
    return [{ language, text, start: token.index + 1, end: last - 1 }]
  })
}
