import { fromPromise } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import { loadSound } from '../clip.ts'
import { sounds } from '../sounds.ts'

/** Resolves when the sound can play through: at once if it is cached. */
export const defineLoadClip = () =>
  fromPromise<void, { language: Language }>(async ({ input: { language }, signal }) => {
    const cached = sounds.get(language)
    if (cached !== undefined && cached.error === null) return
    const sound = new Audio(await loadSound(language))
    await new Promise<void>((resolve, reject) => {
      const options = { once: true, signal }
      sound.addEventListener('canplaythrough', () => resolve(), options)
      sound.addEventListener('error', () => reject(sound.error ?? new Error('no sound')), options)
      sound.load()
    })
    sounds.set(language, sound)
  })
