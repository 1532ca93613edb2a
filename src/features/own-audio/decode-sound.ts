/** One channel of a sound; `rate` is samples per second. */
export type Samples = { seconds: number; channel: Float32Array; rate: number }

/** The lowest sample rate that every browser supports: an hour fits into memory, and it suffices for voice. */
const RATE = 8_000

/** Decodes and resamples with the browser's decoder. Rejects unsupported files. */
export const decodeSound = async (bytes: ArrayBuffer): Promise<Samples> => {
  const decoded = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(bytes)
  return { seconds: decoded.duration, channel: decoded.getChannelData(0), rate: decoded.sampleRate }
}
