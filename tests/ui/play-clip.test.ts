/** The playback of the demo's sound: pauses and starts that the page did not ask for, and a sound that is refused. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, createMachine, sendTo } from 'xstate'
import { clipOf } from '#src/features/transcribe-demo/clip.ts'
import { definePlayClip } from '#src/features/transcribe-demo/effects/play-clip.ts'
import { sounds } from '#src/features/transcribe-demo/sounds.ts'

/** An audio element as browsers implement it: its events come in later tasks. */
class Sound extends EventTarget {
  error = null
  paused = true
  ended = false
  currentTime = 0
  play = vi.fn<() => Promise<void>>(async () => {
    this.paused = false
    this.#report('play')
  })
  pause() {
    if (this.paused) return
    this.paused = true
    this.#report('pause')
  }
  /** Browsers pause a sound at its end. */
  end() {
    this.ended = true
    this.pause()
  }
  #report(type: string) {
    setTimeout(() => this.dispatchEvent(new Event(type)))
  }
}

let sound = new Sound()

beforeEach(() => {
  vi.useFakeTimers()
  sound = new Sound()
  sounds.set('pt', sound as unknown as HTMLAudioElement)
})
afterEach(() => {
  sounds.clear()
  vi.useRealTimers()
})

const PLAY = { type: 'clip.play', word: 0, isSilent: false }
const PAUSE = { type: 'clip.pause' }
/** It begins with the sound. */
const FIRST_WORD = { type: 'clip.word', word: 1 }

/** Until after the effect has read the time. */
const pass = () => vi.advanceTimersByTimeAsync(60)

/** Sends commands to the effect, and records what it reports. */
const player = () => {
  const events: object[] = []
  const machine = createMachine({
    invoke: { id: 'clip', src: definePlayClip(), input: { language: 'pt' } },
    on: {
      'clip.play': { actions: sendTo('clip', ({ event }) => event) },
      'clip.pause': { actions: sendTo('clip', ({ event }) => event) },
      '*': { actions: ({ event }) => events.push(event) },
    },
  })
  const flow = createActor(machine).start()
  const send = (event: { type: string }) => flow.send(event)
  return { send, events, flow }
}

// Proves DEMO-30.
it('a pause by the device is reported, and no words after it', async () => {
  const { send, events } = player()
  send(PLAY)
  await pass()
  sound.pause()
  await pass()
  sound.currentTime = clipOf('pt').seconds
  await pass()
  expect(events).toEqual([FIRST_WORD, { type: 'clip.interrupted' }])
})

it('a requested pause is not reported as an interruption, also if playback continues at once', async () => {
  const { send, events } = player()
  send(PLAY)
  await pass()
  send(PAUSE)
  send(PLAY)
  await pass()
  send(PAUSE)
  await pass()
  expect([events, sound.paused]).toEqual([[FIRST_WORD, FIRST_WORD], true])
})

it('the end is reported as such, although the browser pauses first', async () => {
  const { send, events } = player()
  send(PLAY)
  sound.end()
  await vi.advanceTimersByTimeAsync(10)
  expect(events).toEqual([])
  await pass()
  expect(events.at(-1)).toEqual({ type: 'clip.ended' })
})

// Proves DEMO-30.
it('a sound that starts by itself, as after a call or by a media key, is stopped', async () => {
  const { send, events } = player()
  send(PLAY)
  await pass()
  sound.pause()
  await pass()
  await sound.play()
  await pass()
  expect([sound.paused, events.at(-1)]).toEqual([true, { type: 'clip.interrupted' }])
})

// Proves DEMO-31.
it('a sound that the browser refuses to play is reported', async () => {
  const { send, events } = player()
  sound.play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  send(PLAY)
  await pass()
  expect(events).toEqual([{ type: 'clip.failed' }])
})

// Proves DEMO-31.
it('a sound that breaks while it plays is reported', async () => {
  const { send, events } = player()
  send(PLAY)
  sound.dispatchEvent(new Event('error'))
  await pass()
  expect(events).toEqual([{ type: 'clip.failed' }])
})

it('an attempt to play that was paused before it began is not reported, and the next one is paused', async () => {
  const { send, events } = player()
  sound.play.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  send(PLAY)
  send(PAUSE)
  send(PLAY)
  await pass()
  send(PAUSE)
  await pass()
  expect([events, sound.paused]).toEqual([[FIRST_WORD], true])
})

it('the sound is paused when the flow ends, and nothing is reported', async () => {
  const { send, flow, events } = player()
  send(PLAY)
  flow.stop()
  await pass()
  expect([sound.paused, events]).toEqual([true, []])
})
