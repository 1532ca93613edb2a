/**
 * `npm run demo-clips`: speaks the demo's voice message in each language with espeak-ng, encodes it with opusenc and,
 * for browsers that play no Ogg, with ffmpeg, and writes the time of each word and the loudness of each bar (Debian:
 * espeak-ng, opus-tools, ffmpeg). The output is committed.
 */
import './kit/help.mjs'
import './kit/no-options.mjs'
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { type Language, LANGUAGES } from '#contracts/languages.ts'
import { measureSamples } from '#src/features/own-audio/measure-samples.ts'
import { ROOT } from './kit/paths.mjs'

/**
 * Passages of the message: the meeting, its time, its place, its topics. The words of each fact are in brackets; `pace`
 * is in words per minute.
 */
const SPOKEN: Record<Language, { voice: string; pace: number; passages: readonly string[] }> = {
  pt: {
    voice: 'pt-br',
    pace: 200,
    passages: [
      'Oi! [A reunião do orçamento] mudou.',
      'Ficou para [quinta, às três da tarde],',
      'naquele [café da rua Augusta].',
      'Traz [a lista de fornecedores e de convidados]? Beijo!',
    ],
  },
  en: {
    voice: 'en-us',
    pace: 200,
    passages: [
      'Hi! [The budget meeting] has changed.',
      'It is on [Thursday now, at three in the afternoon],',
      'at that [café on Augusta Street].',
      'Can you bring [the supplier and guest lists]? Bye!',
    ],
  },
  es: {
    voice: 'es-419',
    pace: 215,
    passages: [
      '¡Hola! [La reunión del presupuesto] cambió.',
      'Quedó para el [jueves, a las tres de la tarde],',
      'en aquel [café de la calle Augusta].',
      '¿Traes [la lista de proveedores e invitados]? ¡Besos!',
    ],
  },
  fr: {
    voice: 'fr-fr',
    pace: 185,
    passages: [
      'Salut ! [La réunion du budget] a changé.',
      'C’est [jeudi, à trois heures de l’après-midi],',
      'dans ce [café de la rue Augusta].',
      'Tu apportes [la liste des fournisseurs et des invités] ? Bises !',
    ],
  },
}

const BITRATE = '14'
const AAC_BITRATE = '16k'
const HEADER_BYTES = 44
/** Number of bars that fit into a narrow bubble. */
const BARS = 44
const DECODED_RATE = '16000'
const PAUSE_SECONDS = 0.15

const speak = (voice: string, pace: number, text: string): Buffer =>
  execFileSync('espeak-ng', ['-v', voice, '-s', String(pace), '--stdout', text])

/** 16-bit mono, as espeak-ng writes it; its own header has wrong sizes, since it streams. */
const wavOf = (rate: number, samples: Buffer): Buffer => {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('RIFF')
  header.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}

/** Loudness of the encoded clip by bar, each 0 to 99. */
const envelopeOf = async (opus: Buffer, seconds: number): Promise<number[]> => {
  const wav = execFileSync('opusdec', ['--quiet', '--rate', DECODED_RATE, '-', '-'], { input: opus })
  const pcm = new Int16Array(Uint8Array.from(wav.subarray(HEADER_BYTES)).buffer)
  const channel = Float32Array.from(pcm, (sample) => sample / 32_768)
  const { peaks } = await measureSamples(
    { seconds, channel, rate: Number(DECODED_RATE) },
    () => Promise.resolve(),
    () => {},
    BARS,
  )
  return peaks.map((peak) => Math.round(peak * 99))
}

/** AAC with its index first (faststart), so that it plays while loading. Deterministic output. */
const packAac = (wav: Buffer, file: string) => {
  const coding = ['-c:a', 'aac', '-b:a', AAC_BITRATE, '-ar', DECODED_RATE, '-movflags', '+faststart']
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:a', '+bitexact']
  execFileSync('ffmpeg', ['-loglevel', 'error', '-y', '-i', '-', ...coding, ...exact, file], { input: wav })
}

/** Estimated relative duration of a word, with a pause after punctuation. */
const weightOf = (word: string) => word.length + 2 + (/[,.?!]$/.test(word) ? 5 : 0)

const round = (seconds: number) => Math.round(seconds * 100) / 100

/** Words of a passage, and the range of its fact (first and last). French marks after a no-break space stay with them. */
const wordsOf = (passage: string) => {
  const words = passage.split(' ')
  const fact = [words.findIndex((word) => word.startsWith('[')), words.findIndex((word) => word.includes(']'))]
  return { words: words.map((word) => word.replaceAll(/[[\]]/g, '')), fact }
}

/** Start time of each word, in seconds. */
const timesOf = (words: readonly string[], from: number, seconds: number) => {
  const total = words.reduce((sum, word) => sum + weightOf(word), 0)
  let at = from
  return words.map((word) => {
    const begin = round(at)
    at += (weightOf(word) / total) * seconds
    return begin
  })
}

for (const language of LANGUAGES) {
  const { voice, pace, passages } = SPOKEN[language]
  const sounds: Buffer[] = []
  const timed: { words: string[]; fact: number[]; times: number[] }[] = []
  let seconds = 0
  let rate = 0
  for (const passage of passages) {
    const { words, fact } = wordsOf(passage)
    const wav = speak(voice, pace, words.join(' '))
    rate = wav.readUInt32LE(24)
    const samples = wav.subarray(HEADER_BYTES)
    const length = samples.length / 2 / rate
    timed.push({ words, fact, times: timesOf(words, seconds, length) })
    sounds.push(samples, Buffer.alloc(Math.round(PAUSE_SECONDS * rate) * 2))
    seconds += length + PAUSE_SECONDS
  }
  const wav = wavOf(rate, Buffer.concat(sounds))
  const opus = execFileSync(
    'opusenc',
    ['--quiet', '--bitrate', BITRATE, '--framesize', '60', '--discard-comments', '--serial', '1', '-', '-'],
    { input: wav },
  )
  const folder = `${ROOT}src/features/transcribe-demo/clips/`
  writeFileSync(`${folder}${language}.ogg`, opus)
  packAac(wav, `${folder}${language}.m4a`)
  const voiceBars = await envelopeOf(opus, seconds)
  const clip = { seconds: round(seconds), voice: voiceBars, passages: timed }
  writeFileSync(`${folder}${language}.json`, `${JSON.stringify(clip)}\n`)
  console.log(`${language}: ${round(seconds)} s, ${opus.length} bytes`)
}
