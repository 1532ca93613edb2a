/** Finds texts that are in no catalogue: with pseudo-localized catalogues (`pseudo.ts`) they are left in plain letters. */
import { BRAND_NAME, COMPANY, MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '#contracts/languages.ts'

/** Names are the same in every language. */
const NAMES = [
  ...Object.values(COMPANY).flatMap((value) => [value, ...value.split('@')]),
  BRAND_NAME,
  MESSAGING_PLATFORM,
  'Transcribe',
  'Smart Scheduler',
  'Life Reminder',
  'Premium',
  'Enterprise',
  'CNPJ',
  'R$',
  // Seconds.
  '\u00a0s',
  ...Object.values(LANGUAGE_NAMES),
  ...LANGUAGES.map((language) => language.toUpperCase()),
]
/** Dates are written by the browser, in the language of the page. */
const DATE = /\d+ \p{L}+ \d{4}/gu
const SPOKEN_ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title']

/** A full-width letter, which comes from a catalogue. */
export const TRANSLATED = /[\uff21-\uff5a]/g

/** Texts and spoken attributes under an element, one by one. */
export const textsOf = (root: Element): string[] => {
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const owner = node instanceof Element ? node : node.parentElement
    if (owner?.closest('[translate="no"], script, style') !== null) continue
    if (node instanceof Element) texts.push(...SPOKEN_ATTRIBUTES.map((name) => owner.getAttribute(name) ?? ''))
    else texts.push(node.textContent ?? '')
  }
  return texts
}

/** The texts with plain letters other than names, dates and the `allowed` ones. */
export const untranslatedIn = (texts: readonly string[], allowed: readonly string[] = []): string[] => {
  const known = [...NAMES, ...allowed].toSorted((a, b) => b.length - a.length)
  return texts.filter((text) => {
    const rest = text.replaceAll(TRANSLATED, '').replaceAll(DATE, '')
    return /\p{Script=Latin}/u.test(known.reduce((remaining, name) => remaining.replaceAll(name, ''), rest))
  })
}
