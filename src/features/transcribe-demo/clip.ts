/** The demo's voice message in each language, as `npm run demo-clips` made it. */
import type { Language } from '#contracts/languages.ts'
import en from './clips/en.json' with { type: 'json' }
import es from './clips/es.json' with { type: 'json' }
import fr from './clips/fr.json' with { type: 'json' }
import pt from './clips/pt.json' with { type: 'json' }

type Clip = {
  seconds: number
  /** Words with the second each begins at. */
  passages: readonly (readonly { text: string; at: number }[])[]
}

const CLIPS: Record<Language, Clip> = { pt, en, es, fr }

const SOUNDS: Record<Language, () => Promise<{ default: string }>> = {
  pt: () => import('./clips/pt.ogg?url'),
  en: () => import('./clips/en.ogg?url'),
  es: () => import('./clips/es.ogg?url'),
  fr: () => import('./clips/fr.ogg?url'),
}

export const passagesOf = (language: Language) => CLIPS[language].passages

/** How many words have been said at the end of each passage. */
export const endsOf = (language: Language): number[] => {
  let said = 0
  return passagesOf(language).map((passage) => (said += passage.length))
}

export const clipOf = (language: Language) => ({
  seconds: CLIPS[language].seconds,
  times: passagesOf(language).flatMap((passage) => passage.map(({ at }) => at)),
})

/** Address of the sound. */
export const loadSound = async (language: Language): Promise<string> => (await SOUNDS[language]()).default
