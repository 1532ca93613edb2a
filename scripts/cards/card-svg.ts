/** SVG of a social card: logo, title, text and wave. Colours are those of the light theme in `tokens.css`. */
import { CARD } from '../../src/head/card-size.ts'
import { BRAND_NAME } from '../../contracts/brand.ts'

const COLORS = { canvas: '#faf6f1', ink: '#2e1825', muted: '#5e4854', plum: '#63294c', voice: '#d46423' }

const MARGIN = 80
const WIDTH = CARD.width - 2 * MARGIN

type Style = { family: string; weight: number; spacing: number; color: string }
const TITLE: Style = { family: 'Gabarito', weight: 800, spacing: -0.035, color: COLORS.ink }
const TEXT: Style = { family: 'Atkinson Hyperlegible Next', weight: 400, spacing: 0, color: COLORS.muted }

/** Longest line in characters and size in pixels, by the number of lines that come out. */
const TITLE_SIZES = [
  { characters: 18, size: 112 },
  { characters: 22, size: 92 },
  { characters: 26, size: 76 },
] as const
const TEXT_SIZES = [
  { characters: 58, size: 36 },
  { characters: 68, size: 30 },
  { characters: 84, size: 25 },
] as const
const LEADING = { title: 1.02, text: 1.3, between: 1.9 }
/** Where the title's line stands under the logo, and the last line above the wave. */
const TOP = 168
const BOTTOM = 480

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Words in lines of at most so many characters; a longer word has a line of its own. */
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

/** Width in pixels of a line at the left margin. */
export type Measure = (element: string) => number

/** The largest size at which all lines fit between the margins. */
const fitting = (lines: readonly string[], size: number, style: Style, measure: Measure) =>
  Math.min(size, ...lines.map((text) => Math.floor((size * WIDTH) / measure(line(text, 0, size, style)))))

const LOGO = `<g transform="translate(72 62) scale(2)"><path d="M3 12a12 12 0 1 1 12 15H3z" fill="${COLORS.plum}"/><g fill="${COLORS.canvas}"><rect x="8" y="13" width="3" height="6" rx="1.5"/><rect x="13.5" y="9" width="3" height="14" rx="1.5"/><rect x="19" y="12" width="3" height="8" rx="1.5"/></g></g>`

/** The wave of the pages, wider and deeper. */
const WAVE = `<g transform="translate(0 470) scale(1.0715 1.5)"><path d="M0 42C60 56 110 16 190 18S300 60 370 44 470 8 560 20 690 58 770 42 880 14 960 24s110 26 160 16V110H0z" fill="${COLORS.voice}"/><path d="M0 58C70 62 120 40 200 32S320 64 390 60 500 26 580 38 700 66 790 58 900 34 970 42s110 22 150 18V110H0z" fill="${COLORS.plum}"/></g>`

/** `site` is the host people may type. */
export type Card = { title: string; text: string; site: string }

export const cardSvg = ({ title, text, site }: Card, measure: Measure): string => {
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
    WAVE,
    LOGO,
    `<g transform="translate(68 0)">${line(BRAND_NAME, 108, 46, { ...TITLE, color: COLORS.plum })}</g>`,
    ...titleLines.map((part, index) => line(part, titleTop + index * titleSize * LEADING.title, titleSize, TITLE)),
    ...textLines.map((part, index) => line(part, textTop + index * textSize * LEADING.text, textSize, TEXT)),
    line(site, 604, 28, { ...TEXT, color: COLORS.canvas }),
    '</svg>',
  ].join('')
}
