import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { type Language, LANGUAGES } from '#contracts/languages.ts'
import { isMetered } from '#src/clients/connection.ts'
import { settleAll } from './settle-all.ts'

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

const catalogPath = (language: Language, name: string) => `/locales/${language}/${name}.po`

/**
 * Loads catalogues by name, except those that are loaded. They are added without `I18n.load`, whose event would rerender the
 * current page for each prefetched one: their texts are first rendered after this resolves.
 */
export const loadCatalogs = async (language: Language, names: readonly string[]): Promise<void> => {
  await settleAll(
    names.map(async (name) => {
      const path = catalogPath(language, name)
      const load = catalogs[path]
      if (loaded.has(path) || load === undefined) return
      const { messages } = await load()
      Object.assign(i18nFor(language).messages, messages)
      loaded.add(path)
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
