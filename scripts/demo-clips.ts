/**
 * `npm run demo-clips`: speaks the demo's voice message in each language with espeak-ng, packs it with opusenc (Debian:
 * espeak-ng, opus-tools), and writes when each word is said. The output is committed.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { type Language, LANGUAGES } from '#contracts/languages.ts'
import { ROOT } from './kit/paths.mjs'

/** What is said, passage by passage: the meeting, its time, its place, its topics. */
const SPOKEN: Record<Language, { voice: string; passages: readonly string[] }> = {
  pt: {
    voice: 'pt-br',
    passages: [
      'Oi, tudo bem? Então, a reunião do orçamento mudou.',
      'Ficou para quinta, às três da tarde,',
      'naquele café da rua Augusta.',
      'Leva a planilha dos fornecedores e a lista de convidados? Beijo!',
    ],
  },
  en: {
    voice: 'en-us',
    passages: [
      'Hi, how are you? So, the budget meeting has changed.',
      'It is on Thursday now, at three in the afternoon,',
      'at that café on Augusta street.',
      'Can you bring the supplier spreadsheet and the guest list? Bye!',
    ],
  },
  es: {
    voice: 'es-419',
    passages: [
      'Hola, ¿cómo estás? Mira, la reunión del presupuesto cambió.',
      'Quedó para el jueves, a las tres de la tarde,',
      'en aquel café de la calle Augusta.',
      '¿Traes la planilla de los proveedores y la lista de invitados? ¡Un beso!',
    ],
  },
  fr: {
    voice: 'fr-fr',
    passages: [
      'Salut, ça va ? Alors, la réunion du budget a changé.',
      'C’est jeudi maintenant, à trois heures de l’après-midi,',
      'dans ce café de la rue Augusta.',
      'Tu apportes le tableau des fournisseurs et la liste des invités ? Bises !',
    ],
  },
}

const WORDS_PER_MINUTE = '165'
const BITRATE = '14'
const HEADER_BYTES = 44
const PAUSE_SECONDS = 0.25

const speak = (voice: string, text: string): Buffer =>
  execFileSync('espeak-ng', ['-v', voice, '-s', WORDS_PER_MINUTE, '--stdout', text])

/** Mono, 16 bits, as espeak-ng writes it; the sizes in its own header are not known while it speaks. */
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

/** A word takes about as long as it is long; what ends a breath takes longer. */
const weightOf = (word: string) => word.length + 2 + (/[,.?!]$/.test(word) ? 5 : 0)

const round = (seconds: number) => Math.round(seconds * 100) / 100

/** When each word of a passage begins, in seconds. The mark that stands apart in French belongs to the word before it. */
const timesOf = (text: string, from: number, seconds: number) => {
  const words = text.replaceAll(/ (?=[?!])/g, '\u00a0').split(' ')
  const total = words.reduce((sum, word) => sum + weightOf(word), 0)
  let at = from
  return words.map((word) => {
    const timed = { text: word, at: round(at) }
    at += (weightOf(word) / total) * seconds
    return timed
  })
}

for (const language of LANGUAGES) {
  const { voice, passages } = SPOKEN[language]
  const sounds: Buffer[] = []
  const timed: { text: string; at: number }[][] = []
  let seconds = 0
  let rate = 0
  for (const passage of passages) {
    const wav = speak(voice, passage)
    rate = wav.readUInt32LE(24)
    const samples = wav.subarray(HEADER_BYTES)
    const length = samples.length / 2 / rate
    timed.push(timesOf(passage, seconds, length))
    sounds.push(samples, Buffer.alloc(Math.round(PAUSE_SECONDS * rate) * 2))
    seconds += length + PAUSE_SECONDS
  }
  const opus = execFileSync(
    'opusenc',
    ['--quiet', '--bitrate', BITRATE, '--framesize', '60', '--discard-comments', '--serial', '1', '-', '-'],
    { input: wavOf(rate, Buffer.concat(sounds)) },
  )
  const folder = `${ROOT}src/lib/clips/`
  writeFileSync(`${folder}${language}.ogg`, opus)
  writeFileSync(`${folder}${language}.json`, `${JSON.stringify({ seconds: round(seconds), passages: timed })}\n`)
  console.log(`${language}: ${round(seconds)} s, ${opus.length} bytes`)
}
