/** Texts that live in code and in no catalogue: where each one is, and in which language. */
import { type Language, LANGUAGE_TAGS } from '#contracts/languages.ts'

/** Each file with the language of all its texts, or `keyed` where a key (`pt:`) or a name (`export const pt`) says it. */
export const FILES_WITH_TEXTS: Readonly<Record<string, Language | 'keyed'>> = {
  'scripts/mail/common-words.ts': 'keyed',
  'scripts/mail/email-change-texts.ts': 'keyed',
  'scripts/mail/money-texts.ts': 'keyed',
  'scripts/mail/plan-texts.ts': 'keyed',
  'scripts/mail/texts.ts': 'keyed',
  'server/demonstration.ts': 'pt',
  'server/features/billing/test-gateway-texts.ts': 'keyed',
  'server/features/data-export/headings.ts': 'keyed',
  'server/features/data-export/readme.ts': 'keyed',
  'server/features/data-export/words.ts': 'keyed',
  'server/features/mailbox/page.ts': 'en',
  'server/http/failures.ts': 'pt',
  'src/features/transcribe-settings/sample-replies.ts': 'keyed',
}

export type Text = { language: Language; start: number; end: number; text: string }

/** A comment, a literal of either quote, or a template. */
const TOKEN = /\/\/.*|\/\*[\s\S]*?\*\/|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g
/** A language as key or constant starts its texts; any other constant ends them. */
const KEY = /(?<![.\w])(pt|en|es|fr)(?= ?[:=])|(?<=const )\w+/g

/** Every literal of a file in its language; those before the first language are no texts for people. */
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
