import { fromCallback, fromPromise } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import { clipOf, loadSound } from '../clip.ts'

type Told = { type: 'clip.play'; word: number; isSilent: boolean } | { type: 'clip.pause' }

/** Looks at the time so often that no word is late to the ear. */
const LOOK = 50

const sounds = new Map<Language, HTMLAudioElement>()

/** Ends when the whole sound can be played; one that was fetched before is there at once. */
export const defineLoadClip = () =>
  fromPromise<void, { language: Language }>(async ({ input: { language }, signal }) => {
    const known = sounds.get(language)
    if (known !== undefined && known.error === null) return
    const sound = new Audio(await loadSound(language))
    await new Promise<void>((resolve, reject) => {
      const options = { once: true, signal }
      sound.addEventListener('canplaythrough', () => resolve(), options)
      sound.addEventListener('error', () => reject(sound.error ?? new Error('no sound')), options)
      sound.load()
    })
    sounds.set(language, sound)
  })

/** Seconds since the clip began, by its sound or by the clock. */
type Pace = { now: () => number; isOver: () => boolean; stop: () => void }

const aloud = (sound: HTMLAudioElement, from: number, onRefused: () => void): Pace => {
  sound.currentTime = from
  sound.play().catch(onRefused)
  return { now: () => sound.currentTime, isOver: () => sound.ended, stop: () => sound.pause() }
}

const silent = (from: number, seconds: number): Pace => {
  const began = performance.now()
  const now = () => from + (performance.now() - began) / 1_000
  return { now, isOver: () => now() >= seconds, stop: () => {} }
}

export const definePlayClip = () =>
  fromCallback<Told, { language: Language }>(({ input: { language }, receive, sendBack }) => {
    const { seconds, times } = clipOf(language)
    let pace: Pace | null = null
    let timer: ReturnType<typeof setInterval> | undefined
    let told = 0

    const hold = () => {
      clearInterval(timer)
      pace?.stop()
      pace = null
    }
    const look = () => {
      if (pace === null) return
      const now = pace.now()
      const word = times.filter((time) => time <= now).length
      if (word > told) sendBack({ type: 'clip.word', word })
      told = Math.max(told, word)
      if (pace.isOver()) sendBack({ type: 'clip.ended' })
    }
    const play = (word: number, isSilent: boolean) => {
      hold()
      told = word
      const from = word === 0 ? 0 : (times[word] ?? seconds)
      const sound = isSilent ? undefined : sounds.get(language)
      const count = () => {
        pace = silent(from, seconds)
      }
      if (sound === undefined) count()
      else pace = aloud(sound, from, count)
      timer = setInterval(look, LOOK)
    }

    receive((event) => {
      if (event.type === 'clip.play') play(event.word, event.isSilent)
      else hold()
    })
    return hold
  })
