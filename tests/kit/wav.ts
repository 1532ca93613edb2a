/** A tone as a WAV file, for tests of decoding. 8 bits, 8000 samples a second. */
const RATE = 8_000
const PITCH = 440
const HEADER = 44

/** `silence`: seconds without the tone, after it. */
export const toneFile = (seconds: number, silence = 0): Uint8Array<ArrayBuffer> => {
  const count = Math.round((seconds + silence) * RATE)
  const bytes = new Uint8Array(HEADER + count)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at)
  write(0, 'RIFF')
  view.setUint32(4, HEADER - 8 + count, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, count, true)
  for (let at = 0; at < count; at += 1) {
    const isTone = at < seconds * RATE
    view.setUint8(HEADER + at, isTone ? 128 + Math.round(100 * Math.sin((2 * Math.PI * PITCH * at) / RATE)) : 128)
  }
  return bytes
}
