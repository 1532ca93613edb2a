import type { Language } from '#contracts/languages.ts'

/** Cache of the loaded sounds, so that playing again needs no request. */
export const sounds = new Map<Language, HTMLAudioElement>()
