/** Measures a sound: duration, voiced seconds and waveform peaks. */
import type { Measure } from '#contracts/sound.ts'
import type { Samples } from './decode-sound.ts'

/** Number of bars of the waveform. */
export const BARS = 60
/** Length of the window that counts as either voice or silence. Seconds. */
const STRETCH = 0.05
/** Windows below this share of the loudest one are silence. */
const SILENCE = 0.1

const loudnessOf = (channel: Float32Array, from: number, to: number): number => {
  let sum = 0
  for (let at = from; at < to; at += 1) sum += (channel[at] ?? 0) ** 2
  return Math.sqrt(sum / Math.max(to - from, 1))
}

/** Yields after each bar; `onPart` gets the progress from 0 to 1, and may abort by throwing. */
export const measureSamples = async (
  { seconds, channel, rate }: Samples,
  yieldToEventLoop: () => Promise<void>,
  onPart: (part: number) => void,
  count: number = BARS,
): Promise<Measure> => {
  const stretch = Math.max(Math.round(rate * STRETCH), 1)
  const stretches: number[] = []
  const bars = Array.from({ length: count }, () => 0)
  for (let bar = 0; bar < count; bar += 1) {
    const to = Math.round(((bar + 1) * channel.length) / count)
    for (let at = stretches.length * stretch; at < to; at += stretch) {
      const loudness = loudnessOf(channel, at, Math.min(at + stretch, channel.length))
      stretches.push(loudness)
      bars[bar] = Math.max(bars[bar] ?? 0, loudness)
    }
    onPart((bar + 1) / count)
    await yieldToEventLoop()
  }
  const loudest = bars.reduce((most, bar) => Math.max(most, bar), 0)
  const voiced = stretches.filter((loudness) => loudness > loudest * SILENCE).length * STRETCH
  return {
    seconds,
    voiced: Math.min(voiced, seconds),
    peaks: bars.map((bar) => (loudest === 0 ? 0 : Math.round((bar / loudest) * 100) / 100)),
  }
}
