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
  pt: 'um programa que não disse o nome',
  en: 'a program that did not give its name',
  es: 'un programa que no dijo su nombre',
  fr: 'un programme qui n’a pas donné son nom',
}

export const deviceWords = ({ browser, system }: Device, language: Language): string => {
  if (browser !== null && system !== null) return JOINED[language](BROWSER_NAMES[browser], SYSTEM_NAMES[system])
  if (browser !== null) return BROWSER_NAMES[browser]
  return system === null ? UNKNOWN[language] : SYSTEM_NAMES[system]
}
