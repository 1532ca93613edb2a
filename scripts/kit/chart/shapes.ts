/** Boxes and arrows of a chart, measured but not laid out. */
import { LINE_HEIGHT, type Line, lineWidth, type Span, widthOf, wrap } from './text.ts'

/** A paragraph, which may be part of a transition. */
export type Entry = { lines: readonly Line[]; transition: string | null }
export type Box = {
  id: string
  kind: 'state' | 'group' | 'parallel' | 'region' | 'final' | 'machine' | 'initial' | 'anywhere' | 'flow'
  title: string
  /** Tooltip and accessible name. */
  hint: string
  tags: readonly string[]
  description: readonly Line[]
  facts: readonly Entry[]
  children: readonly Box[]
  /** Pixels; of a group those of its header, above its children. */
  width: number
  height: number
}
/** All transitions from one box to another share an arrow. */
export type Arrow = { from: string; to: string; entries: readonly Entry[]; width: number; height: number }
export type Diagram = { root: Box; arrows: readonly Arrow[] }
/** Minimum width in pixels of groups, by id, from an earlier layout. */
export type Limits = ReadonlyMap<string, number>

export const PADDING = 14
export const TITLE_HEIGHT = 26
export const ENTRY_GAP = 5
export const TAG = { height: 18, padding: 8 } as const
export const LABEL_PADDING = { x: 8, y: 5 } as const
const LABEL_WIDTH = 190
const DOT = 14
const FOOT = 8

const heightOf = (lines: readonly Line[]) => lines.length * LINE_HEIGHT
const widest = (lines: readonly Line[]) => Math.max(0, ...lines.map(lineWidth))
const entriesHeight = (entries: readonly Entry[]) =>
  entries.reduce((sum, { lines }) => sum + heightOf(lines) + ENTRY_GAP, 0)

export const entryOf = (spans: readonly Span[], width = LABEL_WIDTH, transition: string | null = null): Entry => ({
  lines: wrap(spans, width),
  transition,
})

type Words = Pick<Box, 'id' | 'kind' | 'title' | 'hint' | 'tags' | 'description' | 'facts' | 'children'>

/** A box of the size of its text. */
export const boxOf = (words: Words): Box => {
  const { title, tags, description, facts } = words
  const tagWidths = tags.map((tag) => widthOf({ tone: 'quiet', text: tag }) + 2 * TAG.padding + PADDING / 2)
  const head = tagWidths.reduce((sum, width) => sum + width, widthOf({ tone: 'title', text: title }))
  const content = Math.max(head, widest(description), ...facts.map(({ lines }) => widest(lines)))
  const gap = facts.length > 0 ? ENTRY_GAP : 0
  return {
    ...words,
    width: Math.ceil(content) + 2 * PADDING,
    height: PADDING + TITLE_HEIGHT + heightOf(description) + gap + entriesHeight(facts) + FOOT,
  }
}

/** The initial pseudostate of a group. */
export const dot = (id: string): Box => ({
  id,
  kind: 'initial',
  title: '',
  hint: '',
  tags: [],
  description: [],
  facts: [],
  children: [],
  width: DOT,
  height: DOT,
})

/** Source of transitions that any state of the group can take. */
export const anywhere = (id: string, title: string): Box => ({
  ...dot(id),
  kind: 'anywhere',
  title,
  width: widthOf({ tone: 'quiet', text: title }) + 2 * PADDING,
  height: 28,
})

export const arrowOf = (from: string, to: string, entries: readonly Entry[]): Arrow =>
  entries.length === 0
    ? { from, to, entries, width: 0, height: 0 }
    : {
        from,
        to,
        entries,
        width: Math.ceil(Math.max(...entries.map(({ lines }) => widest(lines)))) + 2 * LABEL_PADDING.x,
        height: entriesHeight(entries) - ENTRY_GAP + 2 * LABEL_PADDING.y,
      }
