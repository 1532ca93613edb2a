/** Renders a laid out diagram as SVG. Colours and fonts are classes of `chart.css`. */
import type { ChartLayout, PlacedArrow, PlacedBox } from './layout.ts'
import { type Entry, ENTRY_GAP, LABEL_PADDING, PADDING, TAG, TITLE_HEIGHT } from './shapes.ts'
import { LINE_HEIGHT, type Line, widthOf } from './text.ts'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
const round = (pixels: number) => Math.round(pixels * 10) / 10

const BASELINE = 12.5
const CORNER = 12
/** Radius of the small corner that the brand's shapes have. */
const TIGHT = 3
const BEND = 8

const bubble = (x: number, y: number, width: number, height: number, corner = CORNER) => {
  const [right, bottom] = [x + width, y + height]
  return [
    `M${round(x + corner)} ${round(y)}H${round(right - corner)}Q${round(right)} ${round(y)} ${round(right)} ${round(y + corner)}`,
    `V${round(bottom - corner)}Q${round(right)} ${round(bottom)} ${round(right - corner)} ${round(bottom)}`,
    `H${round(x + TIGHT)}Q${round(x)} ${round(bottom)} ${round(x)} ${round(bottom - TIGHT)}`,
    `V${round(y + corner)}Q${round(x)} ${round(y)} ${round(x + corner)} ${round(y)}Z`,
  ].join('')
}

const lineOf = (line: Line, x: number, y: number) =>
  `<text x="${round(x)}" y="${round(y + BASELINE)}">${line
    .map(({ tone, text }) => `<tspan class="${tone}">${escape(text)}</tspan>`)
    .join('')}</text>`

const linesOf = (lines: readonly Line[], x: number, y: number) =>
  lines.map((line, index) => lineOf(line, x, y + index * LINE_HEIGHT)).join('')

/** Stacks texts vertically; `wrap` may wrap each, given its position. */
const stack = (
  entries: readonly Entry[],
  x: number,
  top: number,
  wrapEntry: (entry: Entry, text: string) => string,
) => {
  let y = top
  return entries.map((entry) => {
    const text = linesOf(entry.lines, x, y)
    y += entry.lines.length * LINE_HEIGHT + ENTRY_GAP
    return wrapEntry(entry, text)
  })
}

const asTransition = ({ transition }: Entry, content: string) =>
  transition === null ? content : `<g class="transition" data-transition="${escape(transition)}">${content}</g>`

const tagsOf = ({ tags, x, y, width }: PlacedBox) => {
  let right = x + width - PADDING
  return tags.map((tag) => {
    const tagWidth = widthOf({ tone: 'quiet', text: tag }) + 2 * TAG.padding
    right -= tagWidth
    const top = y + PADDING - 2
    return (
      `<g class="tag"><rect x="${round(right)}" y="${round(top)}" width="${round(tagWidth)}" height="${TAG.height}" rx="${TAG.height / 2}"/>` +
      `<text x="${round(right + tagWidth / 2)}" y="${round(top + 13)}" text-anchor="middle"><tspan class="quiet">${escape(tag)}</tspan></text></g>`
    )
  })
}

const initialMark = ({ x, y, width }: PlacedBox) =>
  `<circle class="initial" cx="${round(x + width / 2)}" cy="${round(y + width / 2)}" r="${width / 2 - 1}"/>`

const anywhereMark = ({ x, y, width, height, title }: PlacedBox) =>
  `<g class="anywhere"><rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${height / 2}"/>` +
  `<text x="${round(x + width / 2)}" y="${round(y + height / 2 + 4)}" text-anchor="middle"><tspan class="quiet">${escape(title)}</tspan></text></g>`

const shapeOf = ({ x, y, width, height }: PlacedBox) => `<path class="shape" d="${bubble(x, y, width, height)}"/>`

/** In the map a flow links to its chart. */
const wrapped = ({ id, kind }: PlacedBox, content: string) =>
  kind === 'flow'
    ? `<a class="state flow" data-flow="${escape(id)}" href="#${escape(id)}">${content}</a>`
    : `<g class="state ${kind}" data-state="${escape(id)}">${content}</g>`

const isGroup = ({ children }: PlacedBox) => children.length > 0

/** The background of a group, drawn below the arrows that lead into it. */
const groundOf = (box: PlacedBox) => wrapped(box, shapeOf(box))

const stateOf = (box: PlacedBox): string => {
  if (box.kind === 'initial') return initialMark(box)
  if (box.kind === 'anywhere') return anywhereMark(box)
  const { kind, title, hint, description, facts, x, y, width, height } = box
  const left = x + PADDING
  const afterTitle = y + PADDING + TITLE_HEIGHT - 4
  const factsTop = afterTitle + description.length * LINE_HEIGHT + ENTRY_GAP + 2
  const parts = [
    `<title>${escape(hint)}</title>`,
    ...(isGroup(box) ? [] : [shapeOf(box)]),
    ...(kind === 'final' ? [`<path class="rim" d="${bubble(x + 4, y + 4, width - 8, height - 8, CORNER - 3)}"/>`] : []),
    `<text x="${round(left)}" y="${round(y + PADDING + 12)}"><tspan class="title">${escape(title)}</tspan></text>`,
    ...tagsOf(box),
    linesOf(description, left, afterTitle),
    ...stack(facts, left, factsTop, asTransition),
  ]
  return wrapped(box, parts.join(''))
}

type Point = PlacedArrow['points'][number]

const pointTowards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(distance, length / 2) / length
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`

/** A path with rounded corners. */
const routeOf = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (before === undefined) return `M${at(point)}`
      if (after === undefined) return `L${at(point)}`
      return `L${at(pointTowards(point, before, BEND))}Q${at(point)} ${at(pointTowards(point, after, BEND))}`
    })
    .join('')

const headOf = (points: readonly Point[]): string => {
  const [before, tip] = points.slice(-2)
  if (before === undefined || tip === undefined) return ''
  const angle = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI
  return `<path class="head" transform="translate(${at(tip)}) rotate(${round(angle)})" d="M1 0L-8 -4.5V4.5Z"/>`
}

const arrowOf = ({ points, entries }: PlacedArrow): string => {
  const route = `<path class="line" d="${routeOf(points)}"/>${headOf(points)}`
  // A line of its own per transition over the shared one, shown when it is marked.
  const trails = entries.map((entry) => asTransition(entry, `<g class="trail">${route}</g>`))
  return `<g class="arrow">${route}${trails.join('')}</g>`
}

const labelOf = ({ label, entries, width, height }: PlacedArrow): string => {
  if (label === null) return ''
  const texts = stack(entries, label.x + LABEL_PADDING.x, label.y + LABEL_PADDING.y, asTransition)
  return `<g class="label"><rect x="${round(label.x)}" y="${round(label.y)}" width="${round(width)}" height="${round(height)}" rx="8"/>${texts.join('')}</g>`
}

export type Caption = { name: string; title: string; description: string; role: 'img' | 'group' }

/** `head` is inserted before the drawing. */
export const draw = (caption: Caption, { width, height, boxes, arrows }: ChartLayout, head: readonly string[] = []) => {
  const { name, title, description, role } = caption
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="flow-chart" role="${role}" aria-labelledby="chart-${name}-title" aria-describedby="chart-${name}-description" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" data-chart="${name}">`,
    `<title id="chart-${name}-title">${escape(title)}</title>`,
    `<desc id="chart-${name}-description">${escape(description)}</desc>`,
    ...head,
    ...boxes.filter(isGroup).map(groundOf),
    ...arrows.map(arrowOf),
    ...boxes.map(stateOf),
    ...arrows.map(labelOf),
    '</svg>',
    '',
  ].join('\n')
}
