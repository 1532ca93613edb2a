import { fromCallback } from 'xstate'
import type { Language } from '#contracts/languages.ts'
import { clipOf } from '../clip.ts'
import { sounds } from '../sounds.ts'

type Command = { type: 'clip.play'; word: number; isSilent: boolean } | { type: 'clip.pause' }

/** Polling interval in milliseconds: an imperceptible delay between a spoken word and its highlight. */
const INTERVAL = 50

/** Time source of the playback in seconds: the audio element, or the clock if there is no sound. */
type TimeSource = { now: () => number; isOver: () => boolean; stop: () => void }

/** The device paused the sound, as for a phone call; or the sound cannot be played. */
type Problem = 'clip.interrupted' | 'clip.failed'

const pauseTarget = ({ target }: Event) => (target as HTMLAudioElement).pause()

const playSound = (sound: HTMLAudioElement, from: number, report: (problem: Problem) => void): TimeSource => {
  const stopped = new AbortController()
  const { signal } = stopped
  const reportFailure = () => {
    if (!signal.aborted) report('clip.failed')
  }
  // The browser also pauses at the end; and the event of an earlier pause may come after the sound plays again.
  const reportPause = () => {
    if (sound.paused && !sound.ended) report('clip.interrupted')
  }
  sound.removeEventListener('play', pauseTarget)
  sound.addEventListener('pause', reportPause, { signal })
  sound.addEventListener('error', reportFailure, { signal })
  sound.currentTime = from
  sound.play().catch(reportFailure)
  const stop = () => {
    stopped.abort()
    sound.pause()
    // The device may start it again: after a call, or by a media key.
    sound.addEventListener('play', pauseTarget)
  }
  return { now: () => sound.currentTime, isOver: () => sound.ended, stop }
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
      const report = (problem: Problem) => {
        hold()
        sendBack({ type: problem })
      }
      source = sound === undefined ? countTime(from, seconds) : playSound(sound, from, report)
      timer = setInterval(readTime, INTERVAL)
    }

    receive((event) => {
      if (event.type === 'clip.play') play(event.word, event.isSilent)
      else hold()
    })
    return hold
  })
