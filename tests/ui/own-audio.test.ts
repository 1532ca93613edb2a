/** The measurement of a sound, and of one that is dropped meanwhile. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, createMachine, sendTo } from 'xstate'
import { defineMeasureSound } from '#src/features/own-audio/effects/measure-sound.ts'
import { formatDuration } from '#src/lib/format-duration.ts'
import type { Samples } from '#src/features/own-audio/decode-sound.ts'
import { BARS, measureSamples } from '#src/features/own-audio/measure-samples.ts'

const RATE = 1_000

/** Seconds of a tone of each loudness, one after the other. */
const samplesOf = (parts: readonly { seconds: number; loudness: number }[]): Samples => {
  const channel = parts.flatMap(({ seconds, loudness }) =>
    Array.from({ length: seconds * RATE }, (_, at) => (at % 2 === 0 ? loudness : -loudness)),
  )
  return { seconds: channel.length / RATE, channel: Float32Array.from(channel), rate: RATE }
}

const measure = (samples: Samples) =>
  measureSamples(
    samples,
    async () => {},
    () => {},
  )

describe('a measure', () => {
  it('distinguishes voice from silence, and loud from soft', async () => {
    const { seconds, voiced, peaks } = await measure(
      samplesOf([
        { seconds: 3, loudness: 0.8 },
        { seconds: 1, loudness: 0 },
        { seconds: 2, loudness: 0.4 },
      ]),
    )
    expect({ seconds, voiced: Math.round(voiced * 100) / 100 }).toEqual({ seconds: 6, voiced: 5 })
    expect(peaks).toEqual([...Array(30).fill(1), ...Array(10).fill(0), ...Array(20).fill(0.5)])
  })

  it.each([
    ['silence', samplesOf([{ seconds: 1, loudness: 0 }])],
    ['nothing at all', { seconds: 0, channel: new Float32Array(), rate: RATE }],
  ])('has no voice for %s', async (_, samples) => {
    const { voiced, peaks } = await measure(samples)
    expect({ voiced, peaks }).toEqual({ voiced: 0, peaks: Array(BARS).fill(0) })
  })
})

describe('reading', () => {
  // Proves DEMO-17.
  it.each([
    [0, '0:01'],
    [19.5, '0:20'],
    [238, '3:58'],
    [3_838, '1:03:58'],
  ])('a duration of %s s is written %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text))
})

type ReceivedMessage = { type: string; percent?: number; content?: Blob }

describe('a picked sound', () => {
  const running: { stop: () => void }[] = []
  afterEach(() => {
    for (const actor of running.splice(0)) actor.stop()
  })

  /** A flow that forwards events to the effect, and records those that it receives. */
  const listen = (decode: (bytes: ArrayBuffer) => Promise<Samples>) => {
    const received: ReceivedMessage[] = []
    const flow = createMachine({
      types: {} as { events: ReceivedMessage },
      invoke: { id: 'measureSound', src: defineMeasureSound(decode) },
      on: {
        'sound.measure': { actions: sendTo('measureSound', ({ event }) => event) },
        'sound.discard': { actions: sendTo('measureSound', ({ event }) => event) },
        '*': { actions: ({ event }) => received.push(event) },
      },
    })
    const actor = createActor(flow).start()
    running.push(actor)
    return { received, send: (event: ReceivedMessage) => actor.send(event) }
  }
  const content = new Blob(['sound'])

  // Proves DEMO-20.
  it('is measured, with increasing progress', async () => {
    const { received, send } = listen(async () => samplesOf([{ seconds: 1, loudness: 1 }]))
    send({ type: 'sound.measure', content })
    await vi.waitFor(() => expect(received.at(-1)?.type).toBe('sound.measured'))
    const percents = received.flatMap(({ percent }) => percent ?? [])
    expect(percents).toEqual(percents.toSorted((one, other) => one - other))
    expect(percents.at(-1)).toBe(100)
  })

  it('is reported as unreadable if it cannot be decoded', async () => {
    const { received, send } = listen(() => Promise.reject(new Error('no sound')))
    send({ type: 'sound.measure', content })
    await vi.waitFor(() => expect(received.at(-1)).toEqual({ type: 'sound.unreadable' }))
  })

  // Proves DEMO-22, DEMO-20.
  it('sends no more events after it was dropped, and the next one is measured', async () => {
    const { promise, resolve } = Promise.withResolvers<Samples>()
    const decodings = [promise, Promise.resolve(samplesOf([{ seconds: 2, loudness: 1 }]))]
    const decode = vi.fn<(bytes: ArrayBuffer) => Promise<Samples>>(() => decodings.shift() ?? promise)
    const { received, send } = listen(decode)
    send({ type: 'sound.measure', content })
    await vi.waitFor(() => expect(decode).toHaveBeenCalledTimes(1))
    send({ type: 'sound.discard' })
    const before = received.length
    send({ type: 'sound.measure', content })
    resolve(samplesOf([{ seconds: 9, loudness: 1 }]))
    await vi.waitFor(() => expect(received.at(-1)?.type).toBe('sound.measured'))
    const measured = received.slice(before).filter(({ type }) => type === 'sound.measured')
    expect(measured).toMatchObject([{ measure: { seconds: 2 } }])
  })
})
