/** What a screen reader says of a page from its top to its end, one line for each thing and indented by what it stands in. */
import { virtual } from '@guidepup/virtual-screen-reader'

const END = 'end of document'
/** Said around nearly everything: without them the order is easier to read, and nothing of it is lost. */
const SILENT = /^(document|paragraph|mark|term|definition|strong|emphasis|time|presentation|generic)$/
/** Of a list's place in other lists only the count is kept. */
const LIST_ITEM = /^listitem, level \d+, position (\d+), set size (\d+)$/

const phrasesOf = async (): Promise<string[]> => {
  await virtual.start({ container: document.body })
  while ((await virtual.lastSpokenPhrase()) !== END) await virtual.next()
  const phrases = await virtual.spokenPhraseLog()
  await virtual.stop()
  return phrases
}

const nameOf = (end: string) => end.replace(/^end(?: of|,) /, '')
const isEnd = (phrase: string) => /^end(?: of|,) /.test(phrase)

/** Depth of each phrase. Read from the end, an "end of X" opens what the X before it closes. */
const depthsOf = (phrases: readonly string[]): number[] => {
  const open: string[] = []
  return phrases
    .toReversed()
    .map((phrase) => {
      if (isEnd(phrase)) {
        open.push(nameOf(phrase))
        return open.filter((name) => !SILENT.test(name)).length
      }
      if (open.at(-1) === phrase) open.pop()
      return open.filter((name) => !SILENT.test(name)).length
    })
    .toReversed()
}

/** Of the page's body as it is now: it is the only place whose end is told from that of a part. */
export const spoken = async (): Promise<string> => {
  const phrases = await phrasesOf()
  const depths = depthsOf(phrases)
  const lines = phrases.flatMap((phrase, index) => {
    if (isEnd(phrase) || SILENT.test(phrase)) return []
    return '  '.repeat(depths[index] ?? 0) + phrase.replace(LIST_ITEM, 'item $1 of $2')
  })
  return `${lines.join('\n')}\n`
}
