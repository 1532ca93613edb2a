/** Typography rules by language, with fixes (docs/terms.md). No maintained library covers Spanish or Portuguese. */
import type { Language } from '#contracts/languages.ts'

/** `fix` replaces a match; a rule without it only reports. */
type Rule = { fault: string; find: RegExp; fix?: string }

/** Texts fixed by docs/requirements, which are exempt. */
const SPECIFIED: ReadonlySet<string> = new Set(["Passwords don't match"])

const SHARED: readonly Rule[] = [
  { fault: 'two spaces', find: /(?<=\S) {2}(?=\S)/g, fix: ' ' },
  { fault: 'straight apostrophe', find: /(?<=\p{L})'(?=\p{L})/gu, fix: '’' },
]

const straightQuotes = (open: string, close: string): Rule => ({
  fault: 'straight quotes',
  find: /(?<=^|[\s(])"([^"<>=]+)"/g,
  fix: `${open}$1${close}`,
})
const otherQuotes = (find: RegExp, open: string, close: string): Rule => ({
  fault: 'quotes of another language',
  find,
  fix: `${open}$1${close}`,
})

const ANGLED = /«[ \u00A0\u202F]?([^«»]*?)[ \u00A0\u202F]?»/g
const CURLED = /“([^“”]*)”/g
/** Units that need a no-break space after their number. */
const UNITS = 'min|s|MB|GB'
const SPACED_UNITS = `${UNITS}|%|h|Mo|€`
const unitAfter = (space: string, units: string): Rule => ({
  fault: 'space before a unit',
  find: new RegExp(`(?<=[\\d}]) (${units})(?![\\p{L}\\d])`, 'gu'),
  fix: `${space}$1`,
})

const RULES: Record<Language, readonly Rule[]> = {
  pt: [
    ...SHARED,
    straightQuotes('“', '”'),
    otherQuotes(ANGLED, '“', '”'),
    unitAfter('\u00A0', UNITS),
    { fault: 'figure of another language', find: /(?<=[\d}])[ \u00A0](?=%|h\b)/g, fix: '' },
    { fault: 'figure of another language', find: /(?<![\d.,])(\d{1,3}),(\d{3})(?!\d)/g, fix: '$1.$2' },
  ],
  en: [
    ...SHARED,
    straightQuotes('“', '”'),
    otherQuotes(ANGLED, '“', '”'),
    unitAfter('\u00A0', UNITS),
    { fault: 'figure of another language', find: /(?<=\d) (?=[ap]m\b)|(?<=[\d}]) (?=%)/g, fix: '' },
    { fault: 'hour of another language', find: /\b\d{1,2} ?h\b(?! left)/g },
  ],
  es: [
    ...SHARED,
    straightQuotes('«', '»'),
    otherQuotes(CURLED, '«', '»'),
    unitAfter('\u00A0', SPACED_UNITS),
    { fault: 'no opening ¿', find: /^(?=[^?]*\?)[^¿?]*\?/g },
    { fault: 'no opening ¡', find: /^(?=[^!]*!)[^¡!]*!/g },
  ],
  fr: [
    ...SHARED,
    straightQuotes('«\u00A0', '\u00A0»'),
    otherQuotes(CURLED, '«\u00A0', '\u00A0»'),
    { fault: 'space inside « »', find: /«(?!\u00A0)[ \u202F]?/g, fix: '«\u00A0' },
    { fault: 'space inside « »', find: /(?:[ \u202F]|(?<!\u00A0))»/g, fix: '\u00A0»' },
    // `Re:` at the start of a subject marks an answer in mail programs.
    { fault: 'space before :', find: /(?:(?<=[\p{L}\d>}»)]) |(?<!^Re)(?<=[\p{L}>}»)])):(?= |$)/gu, fix: '\u00A0:' },
    {
      fault: 'space before ; ! ?',
      find: /(?<=[\p{L}\d>}»)…])[ \u00A0]?([;!?])(?=[\s\u00A0»)<}]|$)/gu,
      fix: '\u202F$1',
    },
    unitAfter('\u00A0', SPACED_UNITS),
    { fault: 'figure of another language', find: /(?<!\d)(\d{1,3}) (\d{3})(?!\d)/g, fix: '$1\u202F$2' },
    { fault: 'point in the middle of a word', find: /\p{L}·\p{L}/gu },
  ],
}

/** Deprecated words and their replacements, from the table in docs/terms.md. */
const REPLACED: Record<Language, readonly [found: RegExp, instead: string][]> = {
  pt: [
    [/\bcifra(?:d[oa]s?)?\b/i, 'criptografia, criptografado'],
    [/\b(?:des)?ligar (?:um|este|o) número\b/i, 'conectar'],
    [/\btirar a foto\b/i, 'remover a foto'],
    [/\bguardar\?/i, 'salvar'],
  ],
  en: [
    [/\be-mails?\b/i, 'email'],
    [/\baudios\b|\b(?:an|your|the|this) audio\b(?! file)/i, 'voice message'],
    [/\bvoice notes?\b/i, 'voice message'],
    [/\bwaitlist\b/i, 'waiting list'],
    [/\bpictures?\b(?!\.)/i, 'photo'],
    [/\bcolors?\b(?!:)/i, 'colour'],
  ],
  es: [
    [/\bmóvil(?:es)?\b/i, 'celular'],
    [/\baparatos?\b/i, 'dispositivo'],
    [/\bplanillas?\b/i, 'hoja'],
    [/\bbuz(?:ón|ones)\b/i, 'correo'],
    [/\bcompromisos?\b/i, 'cita'],
    [/\bcaduc/i, 'vencer'],
    [/\b(?:envíe|usted|su propia cuenta)\b/i, 'tú'],
  ],
  fr: [
    [/\bformules?\b/i, 'forfait'],
    [/\boffre (?:gratuite|payante)\b|\b(?:votre|cette|l’) ?offre\b/i, 'forfait'],
    [/\bparamètres\b/i, 'réglages'],
    [/\bavatar\b(?!\.)/i, 'photo'],
    [/\b(?:re|dé)?lier (?:un|ce|le) numéro\b|\bnuméro (?:re)?lié\b/i, 'associer'],
    [/\bsupport\b/i, 'assistance'],
    [/\breais\b/i, 'réaux'],
  ],
}

/** The text with all automatic fixes. */
export const fixTypography = (language: Language, text: string): string =>
  SPECIFIED.has(text)
    ? text
    : RULES[language].reduce((left, { find, fix }) => (fix === undefined ? left : left.replaceAll(find, fix)), text)

/** Names of the rules that a text violates. */
export const faultsIn = (language: Language, text: string): string[] => {
  if (SPECIFIED.has(text)) return []
  const faults = RULES[language].filter(({ find, fix }) =>
    fix === undefined ? text.search(find) >= 0 : text.replaceAll(find, fix) !== text,
  )
  const terms = REPLACED[language].filter(([found]) => found.test(text))
  return [...new Set(faults.map(({ fault }) => fault)), ...terms.map(([, instead]) => `not our word: ${instead}`)]
}
