import type { Language } from '#contracts/languages.ts'

/** Sounds that were fetched and can be played: kept, so that a second play needs no request. */
export const sounds = new Map<Language, HTMLAudioElement>()
