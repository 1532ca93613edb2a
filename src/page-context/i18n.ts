import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Language, LANGUAGES } from '#contracts/languages.ts'
import { isMetered } from '#src/clients/connection.ts'
import { waitForAll } from './wait-for-all.ts'

const catalogs = import.meta.glob<{ messages: Messages }>('/locales/*/*.po')

/** One instance for each language, made on first use. */
const instances = new Map<Language, I18n>()
const loaded = new Set<string>()

export const i18nFor = (language: Language): I18n => {
  const known = instances.get(language)
  if (known) return known
  const made = setupI18n({ locale: language, messages: { [language]: {} } })
  instances.set(language, made)
  return made
}

/** Messages by catalogue. */
export type Texts = Record<string, Messages>

const catalogPath = (language: Language, name: string) => `/locales/${language}/${name}.po`

/**
 * Adds catalogues without `I18n.load`, whose event would rerender the current page for each prefetched one: their texts are
 * first rendered after this.
 */
export const addTexts = (language: Language, texts: Texts): void => {
  for (const [name, messages] of Object.entries(texts)) {
    Object.assign(i18nFor(language).messages, messages)
    loaded.add(catalogPath(language, name))
  }
}

/** The messages of these catalogues; a name without a catalogue is left out. */
export const textsOf = async (language: Language, names: readonly string[]): Promise<Texts> => {
  const texts: Texts = {}
  for (const name of names) {
    const found = await catalogs[catalogPath(language, name)]?.()
    if (found !== undefined) texts[name] = found.messages
  }
  return texts
}

/** Loads catalogues by name, except those that are loaded. */
export const loadCatalogs = async (language: Language, names: readonly string[]): Promise<void> => {
  await waitForAll(
    names.map(async (name) => {
      if (!loaded.has(catalogPath(language, name))) addTexts(language, await textsOf(language, [name]))
    }),
  )
}

/** Prefetches the page's other languages, so that switching needs no request (LANG-17); not on a metered line. */
export const loadOtherLanguages = (language: Language, names: readonly string[]): void => {
  if (isMetered()) return
  const others = LANGUAGES.filter((other) => other !== language)
  const load = () => void Promise.all(others.map((other) => loadCatalogs(other, names))).catch(() => {})
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load)
  else setTimeout(load, 1_000)
}
