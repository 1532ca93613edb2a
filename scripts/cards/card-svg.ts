/** SVG of a social card: logo, title, text, wave and a sample message. Its colours are those of `tokens.css`. */
import { CARD } from '../../src/head/card-size.ts'
import { BRAND_NAME } from '../../contracts/brand.ts'
import type { Language } from '../../contracts/languages.ts'
import type { AnalyticsSection } from '../../contracts/routes.ts'
import { clipPassagesOf, voiceOf } from '../../src/features/transcribe-demo/clip.ts'

const COLORS = { canvas: '#faf6f1', ink: '#2e1825', muted: '#5e4854', plum: '#63294c' }
const BUBBLES = { out: '#d8f5e5', in: '#fefcf9', line: '#e2dbd0', mark: '#f2daa1' }

/** Accent colour by section, for wave and message. */
const VOICES: Record<AnalyticsSection, string> = {
  home: '#d46423',
  products: '#d46423',
  about: '#b8860f',
  innovation: '#1b5a93',
  contact: '#036946',
  auth: '#d46423',
  legal: '#8e3c07',
  other: '#a8456f',
}

const MARGIN = 80
/** Width of the text column in pixels; the message is beside it. */
const WIDTH = 640
const ASIDE = { x: 776, y: 92, width: 344 }

type Style = { family: string; weight: number; spacing: number; color: string }
const TITLE: Style = { family: 'Gabarito', weight: 800, spacing: -0.035, color: COLORS.ink }
const TEXT: Style = { family: 'Atkinson Hyperlegible Next', weight: 400, spacing: 0, color: COLORS.muted }

/** Longest line in characters and font size in pixels, by number of lines. */
const TITLE_SIZES = [
  { characters: 12, size: 104 },
  { characters: 16, size: 80 },
  { characters: 22, size: 62 },
] as const
const TEXT_SIZES = [
  { characters: 38, size: 34 },
  { characters: 46, size: 29 },
  { characters: 54, size: 25 },
] as const
const LEADING = { title: 1.02, text: 1.3, between: 1.9 }
/** Baseline of the title's first line, and of the last line above the wave, in pixels. */
const TOP = 150
const BOTTOM = 480

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Wraps words into lines of at most `characters`; a longer word has a line of its own. */
const wrap = (text: string, characters: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= characters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const line = (text: string, y: number, size: number, { family, weight, spacing, color }: Style) =>
  `<text x="${MARGIN}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${size * spacing}" fill="${color}">${escapeXml(text)}</text>`

/** Measures the width in pixels of an SVG text element at the left margin. */
export type Measure = (element: string) => number

/** The largest font size at which all lines fit between the margins. */
const fitting = (lines: readonly string[], size: number, style: Style, measure: Measure) =>
  Math.min(size, ...lines.map((text) => Math.floor((size * WIDTH) / measure(line(text, 0, size, style)))))

const LOGO = `<g transform="translate(72 62) scale(2)"><path d="M3 12a12 12 0 1 1 12 15H3z" fill="${COLORS.plum}"/><g fill="${COLORS.canvas}"><rect x="8" y="13" width="3" height="6" rx="1.5"/><rect x="13.5" y="9" width="3" height="14" rx="1.5"/><rect x="19" y="12" width="3" height="8" rx="1.5"/></g></g>`

/** The wave of the pages, enlarged. */
const waveIn = (voice: string) =>
  `<g transform="translate(0 470) scale(1.0715 1.5)"><path d="M0 42C60 56 110 16 190 18S300 60 370 44 470 8 560 20 690 58 770 42 880 14 960 24s110 26 160 16V110H0z" fill="${voice}"/><path d="M0 58C70 62 120 40 200 32S320 64 390 60 500 26 580 38 700 66 790 58 900 34 970 42s110 22 150 18V110H0z" fill="${COLORS.plum}"/></g>`

/** The loudness envelope of the demo's clip, as bars. */
const barsIn = (voice: string, language: Language) => {
  const step = (ASIDE.width - 56) / voiceOf(language).length
  return voiceOf(language)
    .map((level, bar) => {
      const height = 5 + level * 51
      const x = (ASIDE.x + 28 + bar * step).toFixed(1)
      return `<rect x="${x}" y="${(ASIDE.y + 56 - height / 2).toFixed(1)}" width="3.5" height="${height.toFixed(1)}" rx="1.75"/>`
    })
    .join('')
    .replace(/^(.*)$/s, `<g fill="${voice}">$1</g>`)
}

const bubble = (y: number, height: number, fill: string, [left, right]: readonly [number, number]) => {
  const { x, width } = ASIDE
  return `<path d="M${x + 24} ${y}h${width - 48}a24 24 0 0 1 24 24v${height - 24 - right}a${right} ${right} 0 0 1-${right} ${right}h-${width - left - right}a${left} ${left} 0 0 1-${left}-${left}v-${height - 24 - left}a24 24 0 0 1 24-24z" fill="${fill}" stroke="${BUBBLES.line}" stroke-width="2"/>`
}

const QUOTE = { characters: 21, size: 29, leading: 42 }

/** Lines of the passage about the time; all but the first line are the highlighted fact. */
const passageIn = (language: Language) => {
  const { words = [], fact: [from = 0, to = 0] = [] } = clipPassagesOf(language)[1] ?? {}
  const marked = words
    .slice(from, to + 1)
    .join(' ')
    .replace(/[,.]$/, '')
  return [words.slice(0, from).join(' '), ...wrap(marked, QUOTE.characters)]
}

const wordsOf = (lines: readonly string[], top: number, measure: Measure) => {
  const width = (text: string) => measure(line(text, 0, QUOTE.size, { ...TEXT, color: COLORS.ink }))
  const mark = (text: string, y: number) =>
    `<rect x="${ASIDE.x + 22}" y="${y - QUOTE.size}" width="${(width(text) + 12).toFixed(1)}" height="${QUOTE.size + 10}" rx="4" fill="${BUBBLES.mark}"/>`
  return lines
    .map((text, index) => {
      const y = top + index * QUOTE.leading
      const shown = `<g transform="translate(${ASIDE.x + 28 - MARGIN} 0)">${line(text, y, QUOTE.size, { ...TEXT, color: COLORS.ink })}</g>`
      return index === 0 ? shown : mark(text, y) + shown
    })
    .join('')
}

const messageOf = (voice: string, language: Language, measure: Measure) => {
  const lines = passageIn(language)
  const top = ASIDE.y + 132
  return [
    bubble(ASIDE.y, 112, BUBBLES.out, [24, 6]),
    barsIn(voice, language),
    bubble(top, 44 + lines.length * QUOTE.leading, BUBBLES.in, [6, 24]),
    wordsOf(lines, top + 52, measure),
  ].join('')
}

/** `site` is the host name that is printed. */
export type Card = { title: string; text: string; site: string; section: AnalyticsSection; language: Language }

export const cardSvg = ({ title, text, site, section, language }: Card, measure: Measure): string => {
  const { characters, size } =
    TITLE_SIZES.find((step, index) => wrap(title, step.characters).length <= index + 1) ?? TITLE_SIZES[2]
  const titleLines = wrap(title, characters)
  const titleSize = fitting(titleLines, size, TITLE, measure)
  const titleTop = TOP + titleSize
  const titleBottom = titleTop + (titleLines.length - 1) * titleSize * LEADING.title
  const bottomOf = (step: { characters: number; size: number }) =>
    titleBottom + step.size * (LEADING.between + (wrap(text, step.characters).length - 1) * LEADING.text)
  const step = TEXT_SIZES.find((candidate) => bottomOf(candidate) <= BOTTOM) ?? TEXT_SIZES[2]
  const textLines = wrap(text, step.characters)
  const textSize = fitting(textLines, step.size, TEXT, measure)
  const textTop = titleBottom + textSize * LEADING.between
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
    `<rect width="100%" height="100%" fill="${COLORS.canvas}"/>`,
    waveIn(VOICES[section]),
    messageOf(VOICES[section], language, measure),
    LOGO,
    `<g transform="translate(68 0)">${line(BRAND_NAME, 108, 46, { ...TITLE, color: COLORS.plum })}</g>`,
    ...titleLines.map((part, index) => line(part, titleTop + index * titleSize * LEADING.title, titleSize, TITLE)),
    ...textLines.map((part, index) => line(part, textTop + index * textSize * LEADING.text, textSize, TEXT)),
    line(site, 604, 28, { ...TEXT, color: COLORS.canvas }),
    '</svg>',
  ].join('')
}
