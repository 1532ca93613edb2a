/** The name of a device, for mails. */
import { BROWSER_NAMES, type Device, SYSTEM_NAMES } from '#contracts/devices.ts'
import type { Language } from '#contracts/languages.ts'

const JOINED: Readonly<Record<Language, (browser: string, system: string) => string>> = {
  pt: (browser, system) => `${browser} no ${system}`,
  en: (browser, system) => `${browser} on ${system}`,
  es: (browser, system) => `${browser} en ${system}`,
  fr: (browser, system) => `${browser} sur ${system}`,
}

const UNKNOWN: Readonly<Record<Language, string>> = {
  pt: 'navegador e sistema não identificados',
  en: 'an unidentified browser and system',
  es: 'un navegador y un sistema no identificados',
  fr: 'un navigateur et un système non identifiés',
}

export const deviceLabel = ({ browser, system }: Device, language: Language): string => {
  if (browser !== null && system !== null) return JOINED[language](BROWSER_NAMES[browser], SYSTEM_NAMES[system])
  if (browser !== null) return BROWSER_NAMES[browser]
  return system === null ? UNKNOWN[language] : SYSTEM_NAMES[system]
}
