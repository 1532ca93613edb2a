import { fromCallback } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import { clipOf } from '../clip.ts'
import { sounds } from '../sounds.ts'

type Command = { type: 'clip.play'; word: number; isSilent: boolean } | { type: 'clip.pause' }

/** Polling interval in milliseconds: an imperceptible delay between a spoken word and its highlight. */
const INTERVAL = 50

/** Time source of the playback in seconds: the audio element, or the clock if there is no sound. */
type TimeSource = { now: () => number; isOver: () => boolean; stop: () => void }

const playSound = (sound: HTMLAudioElement, from: number, onRefused: () => void): TimeSource => {
  sound.currentTime = from
  sound.play().catch(onRefused)
  return { now: () => sound.currentTime, isOver: () => sound.ended, stop: () => sound.pause() }
}

const countTime = (from: number, seconds: number): TimeSource => {
  const began = performance.now()
  const now = () => from + (performance.now() - began) / 1_000
  return { now, isOver: () => now() >= seconds, stop: () => {} }
}

export const definePlayClip = () =>
  fromCallback<Command, { language: Language }>(({ input: { language }, receive, sendBack }) => {
    const { seconds, times } = clipOf(language)
    let source: TimeSource | null = null
    let timer: ReturnType<typeof setInterval> | undefined
    let reported = 0

    const hold = () => {
      clearInterval(timer)
      source?.stop()
      source = null
    }
    const readTime = () => {
      if (source === null) return
      const now = source.now()
      const word = times.filter((time) => time <= now).length
      if (word > reported) sendBack({ type: 'clip.word', word })
      reported = Math.max(reported, word)
      if (source.isOver()) sendBack({ type: 'clip.ended' })
    }
    const play = (word: number, isSilent: boolean) => {
      hold()
      reported = word
      const from = word === 0 ? 0 : (times[word] ?? seconds)
      const sound = isSilent ? undefined : sounds.get(language)
      const count = () => {
        source = countTime(from, seconds)
      }
      if (sound === undefined) count()
      else source = playSound(sound, from, count)
      timer = setInterval(readTime, INTERVAL)
    }

    receive((event) => {
      if (event.type === 'clip.play') play(event.word, event.isSilent)
      else hold()
    })
    return hold
  })
