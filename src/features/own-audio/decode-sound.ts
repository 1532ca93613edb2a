/** One channel of a sound, so many samples a second. */
export type Samples = { seconds: number; channel: Float32Array; rate: number }

/** As few as every browser offers: an hour of it fits into memory, and a voice is measured as well by them. */
const RATE = 8_000

/** By the browser's own decoder, which also makes the samples few. Rejects what it cannot read. */
export const decodeSound = async (bytes: ArrayBuffer): Promise<Samples> => {
  const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes)
  return { seconds: decoded.duration, channel: decoded.getChannelData(0), rate: decoded.sampleRate }
}
