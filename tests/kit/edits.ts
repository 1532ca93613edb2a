/** Edits of a source text, by positions of its syntax tree. */
import { type Node, membersOf } from './syntax.ts'

export type Edit = { start: number; end: number; text: string }

export const applyEdits = (source: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: replacement }) => text.slice(0, start) + replacement + text.slice(end), source)

export const replaced = ({ start, end }: Node, text: string): Edit => ({ start, end, text })

export const wrapped = (source: string, { start, end }: Node, before: string, after: string): Edit => ({
  start,
  end,
  text: `${before}${source.slice(start, end)}${after}`,
})

/** Removes one element of a list or object, with its comma. */
export const removed = (owner: Node, part: Node): Edit => {
  const parts = membersOf(owner)
  const index = parts.indexOf(part)
  const [before, next] = [parts[index - 1], parts[index + 1]]
  if (next) return { start: part.start, end: next.start, text: '' }
  if (before) return { start: before.end, end: part.end, text: '' }
  return { start: owner.start + 1, end: owner.end - 1, text: '' }
}

export const swapped = (source: string, one: Node, other: Node): Edit => ({
  start: one.start,
  end: other.end,
  text: source.slice(other.start, other.end) + source.slice(one.end, other.start) + source.slice(one.start, one.end),
})
