/** The demo's voice message in each language, as `npm run demo-clips` made it. */
import type { Language } from '#contracts/languages.ts'
import en from './clips/en.json' with { type: 'json' }
import es from './clips/es.json' with { type: 'json' }
import fr from './clips/fr.json' with { type: 'json' }
import pt from './clips/pt.json' with { type: 'json' }

export type Passage = {
  words: readonly string[]
  /** First and last word of what the summary takes from it. */
  fact: readonly number[]
  /** Second at which each word begins. */
  times: readonly number[]
}

type Clip = {
  seconds: number
  /** Its envelope: how loud it is from bar to bar, 0 to 99. */
  voice: readonly number[]
  passages: readonly Passage[]
}

const CLIPS: Record<Language, Clip> = { pt, en, es, fr }

const SOUNDS: Record<Language, () => Promise<{ default: string }>> = {
  pt: () => import('./clips/pt.ogg?url'),
  en: () => import('./clips/en.ogg?url'),
  es: () => import('./clips/es.ogg?url'),
  fr: () => import('./clips/fr.ogg?url'),
}

export const passagesOf = (language: Language) => CLIPS[language].passages

/** From bar to bar, each 0 to 1. */
export const voiceOf = (language: Language): number[] => CLIPS[language].voice.map((bar) => bar / 99)

/** How many words have been said at the end of each passage. */
export const endsOf = (language: Language): number[] => {
  let said = 0
  return passagesOf(language).map(({ words }) => (said += words.length))
}

export const clipOf = (language: Language) => ({
  seconds: CLIPS[language].seconds,
  times: passagesOf(language).flatMap(({ times }) => times),
})

/** Address of the sound. */
export const loadSound = async (language: Language): Promise<string> => (await SOUNDS[language]()).default
