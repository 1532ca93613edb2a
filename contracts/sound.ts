/** A visitor's own voice message, measured in the browser (DEMO-17). Nothing of it is ever sent. */

/** Size limit of the messaging app. */
export const SOUND_MAX_BYTES = 16_777_216

/** Fallback by file name: browsers give no MIME type for some formats. */
const SOUND_NAMES = /\.(aac|amr|flac|m4a|mp3|oga|ogg|opus|wav|weba|webm)$/i

export type Sound = { name: string; kind: string; bytes: number; content: Blob }

export const isSound = ({ name, kind }: Pick<Sound, 'name' | 'kind'>): boolean =>
  kind.startsWith('audio/') || SOUND_NAMES.test(name)

/** `voiced`: seconds that are not silence. `peaks`: its loudness from beginning to end, each 0 to 1. */
export type Measure = { seconds: number; voiced: number; peaks: readonly number[] }

const SPOKEN_WORDS_PER_MINUTE = 150
const READ_WORDS_PER_MINUTE = 200
const SUMMARY_WORDS = 65

/** Below, reading takes about as long as hearing: a comparison would say nothing (DEMO-28). Seconds. */
export const COMPARED_FROM = 30

/** Seconds that reading takes: all that was said, and its summary, which is never longer than that. */
export const readingTimes = ({ voiced }: Pick<Measure, 'voiced'>): { text: number; summary: number } => {
  const text = (voiced * SPOKEN_WORDS_PER_MINUTE) / READ_WORDS_PER_MINUTE
  return { text, summary: Math.min(text, (SUMMARY_WORDS * 60) / READ_WORDS_PER_MINUTE) }
}
