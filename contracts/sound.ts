/** A visitor's own audio file, measured in the browser (DEMO-17). It is never uploaded. */

/** Size limit of the messaging app. */
export const SOUND_MAX_BYTES = 16_777_216

/** Fallback by file extension: browsers report no MIME type for some formats. */
const SOUND_NAMES = /\.(aac|amr|flac|m4a|mp3|oga|ogg|opus|wav|weba|webm)$/i

export type Sound = { name: string; kind: string; bytes: number; content: Blob }

export const isSound = ({ name, kind }: Pick<Sound, 'name' | 'kind'>): boolean =>
  kind.startsWith('audio/') || SOUND_NAMES.test(name)

/** `voiced`: seconds without silence. `peaks`: loudness over the length of the sound, each 0 to 1. */
export type Measure = { seconds: number; voiced: number; peaks: readonly number[] }

const SPOKEN_WORDS_PER_MINUTE = 150
const READ_WORDS_PER_MINUTE = 200
const SUMMARY_WORDS = 65

/** Minimum length for a comparison, in seconds: below it reading is hardly faster than listening (DEMO-28). */
export const COMPARED_FROM = 30

/** Reading times in seconds, of the text and of its summary, which is never longer than the text. */
export const readingTimes = ({ voiced }: Pick<Measure, 'voiced'>): { text: number; summary: number } => {
  const text = (voiced * SPOKEN_WORDS_PER_MINUTE) / READ_WORDS_PER_MINUTE
  return { text, summary: Math.min(text, (SUMMARY_WORDS * 60) / READ_WORDS_PER_MINUTE) }
}
