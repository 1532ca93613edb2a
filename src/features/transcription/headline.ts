/** Title of an opened transcription in a list: its first sentence, and the beginning of the rest. */
import type { OpenedTranscription } from '#contracts/api/transcriptions.ts'

/** A line, or a sentence of it. The full stop of a form of address ("com a dra. Lúcia") ends none. */
const FIRST = /^[^\n]*?[.!?…](?<!(?:^|[\s(])(?:dra?|sra?|srta|profa?|av|mrs?|ms|mme)\.)(?=\s)|^[^\n]+/iu

const REST_MAX = 140

/** Cuts a long text after a word; one without spaces between two characters, not inside an emoji. */
const shortened = (text: string): string =>
  text.length <= REST_MAX ? text : `${text.slice(0, REST_MAX).replace(/\s+\S*$|[\uD800-\uDBFF]$/u, '')}…`

/** Headline of the summary if there is one, else of the text; `rest` may be empty. */
export const headlineOf = ({
  decrypted_content: transcription,
  decrypted_summary: summary,
}: OpenedTranscription): { title: string; rest: string } => {
  const text = (summary?.text ?? transcription).trim()
  const title = FIRST.exec(text)?.[0] ?? text
  const rest = text.slice(title.length).trim()
  return { title, rest: shortened(rest === '' && summary !== null ? transcription.trim() : rest) }
}
