/** The output of a screen reader for a whole page, one line for each element, indented by its depth. */
import { virtual } from '@guidepup/virtual-screen-reader'

const END = 'end of document'
/** Roles that are left out, as they surround nearly everything. */
const SILENT = /^(document|paragraph|mark|term|definition|strong|emphasis|time|presentation|generic)$/
/** Only position and size of a list are kept, not its level. */
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

/** The output for the current body: the reader needs it, to distinguish the end of the document from that of an element. */
export const spoken = async (): Promise<string> => {
  const phrases = await phrasesOf()
  const depths = depthsOf(phrases)
  const lines = phrases.flatMap((phrase, index) => {
    if (isEnd(phrase) || SILENT.test(phrase)) return []
    return '  '.repeat(depths[index] ?? 0) + phrase.replace(LIST_ITEM, 'item $1 of $2')
  })
  return `${lines.join('\n')}\n`
}
