/** What an effect needs to know of the page it runs on. */
import { DEFAULT_LANGUAGE, type Language, languageOfTag } from '#contracts/languages.ts'

export const pageLanguage = (): Language => languageOfTag(document.documentElement.lang) ?? DEFAULT_LANGUAGE

/** Where links of e-mails come back to (AUTH-19). */
export const callbackAddress = () => `${location.origin}/auth/callback`

/** Starts the download of a blob, under the given file name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken it by the end of this turn, and needs the address no longer.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
