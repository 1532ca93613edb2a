/** Reads texts aloud by speech synthesis on the device, one at a time. */

const SENTENCE = /.+?(?:[.!?…]+(?=\s)|\n|$)/gsu
/** Chrome's network voices stop after 15 seconds, without an event. The second alternative matches text without spaces. */
const PART = /.{1,160}(?=\s|$)|\S{160}/gsu

/** Milliseconds after which a voice is assumed to have stopped: far more than the slowest one takes. */
const timeLimitOf = (words: string) => 5_000 + words.length * 250

const partsOf = (text: string): string[] =>
  (text.match(SENTENCE) ?? [])
    .flatMap((sentence) => sentence.trim().match(PART) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** The utterance is kept here because Chrome drops the events of one that nothing refers to. */
type Reading = { end: () => void; utterance: SpeechSynthesisUtterance | null }

let current: Reading | null = null

/** Calls `onEnd` when the text was read, or when another one is read instead. Returns the function that stops it. */
export const readAloud = (text: string, lang: string, onEnd: () => void): (() => void) => {
  const parts = partsOf(text)
  let timer: ReturnType<typeof setTimeout> | undefined

  // Devices report the cancellation of an utterance later, as its end or as an error: the reading may be another one then.
  const end = () => {
    if (current !== reading) return
    current = null
    clearTimeout(timer)
    speechSynthesis.cancel()
    onEnd()
  }
  const readNext = () => {
    if (current !== reading) return
    clearTimeout(timer)
    const words = parts.shift()
    if (words === undefined) {
      end()
      return
    }
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.lang = lang
    utterance.addEventListener('end', readNext)
    utterance.addEventListener('error', end)
    reading.utterance = utterance
    timer = setTimeout(end, timeLimitOf(words))
    speechSynthesis.speak(utterance)
  }

  const reading: Reading = { end, utterance: null }
  current?.end()
  current = reading
  // After a speech that got stuck, also in another page, Chrome speaks nothing until it is cancelled.
  speechSynthesis.cancel()
  readNext()
  return end
}
