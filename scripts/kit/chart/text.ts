/** Text metrics and line breaking without a browser. */

/** Kind of a piece of text, which determines its style. */
type Tone = 'title' | 'text' | 'event' | 'guard' | 'action' | 'invoke' | 'quiet'
export type Span = { tone: Tone; text: string }
export type Line = readonly Span[]

/** Pixels; `chart.css` sets the same sizes. */
const FONT_SIZES: Readonly<Record<Tone, number>> = {
  title: 16,
  text: 13,
  event: 13,
  guard: 12,
  action: 12,
  invoke: 13,
  quiet: 12,
}
export const LINE_HEIGHT = 17

const BOLD: ReadonlySet<Tone> = new Set(['title', 'event', 'invoke'])

/** Character widths in em of a wide sans serif, so that the text fits its box in whichever font is used. */
const NARROW = 0.31
const SLIM = 0.42
const USUAL = 0.58
const BROAD = 0.7
const WIDEST = 0.9

const emsOf = (letter: string): number => {
  if ("iljI.,:;'|! ’".includes(letter)) return NARROW
  if ('ftr()[]/-·"*'.includes(letter)) return SLIM
  if ('mwMW@—'.includes(letter)) return WIDEST
  return letter === letter.toLowerCase() ? USUAL : BROAD
}

export const widthOf = ({ text, tone }: Span): number => {
  const ems = Array.from(text).reduce((sum, letter) => sum + emsOf(letter), 0)
  return ems * FONT_SIZES[tone] * (BOLD.has(tone) ? 1.06 : 1)
}

export const lineWidth = (line: Line): number => line.reduce((sum, span) => sum + widthOf(span), 0)

/** Words, each with the space before it. A long dotted or camel-cased name may break between its parts. */
const pieces = ({ text, tone }: Span, maxWidth: number): Span[] =>
  text.split(/(?= )/).flatMap((word) => {
    const whole = { tone, text: word }
    return widthOf(whole) <= maxWidth ? [whole] : word.split(/(?<=\.)|(?=[A-Z])/).map((part) => ({ tone, text: part }))
  })

const join = (line: readonly Span[]): Line => {
  const joined: Span[] = []
  for (const span of line) {
    const last = joined.at(-1)
    if (last?.tone === span.tone) joined[joined.length - 1] = { ...last, text: last.text + span.text }
    else joined.push(span)
  }
  return joined
}

export const wrap = (spans: readonly Span[], maxWidth: number): Line[] => {
  const lines: Span[][] = [[]]
  let used = 0
  for (const piece of spans.flatMap((span) => pieces(span, maxWidth))) {
    const width = widthOf(piece)
    if (used > 0 && used + width > maxWidth) {
      lines.push([])
      used = 0
    }
    const fresh = used === 0 ? { ...piece, text: piece.text.trimStart() } : piece
    lines.at(-1)?.push(fresh)
    used += widthOf(fresh)
  }
  return lines.map(join)
}
