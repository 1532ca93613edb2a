import { use, useLayoutEffect, useRef } from 'react'
import { chartNamed } from './charts.ts'
import styles from './chart.module.css'

/** Ids of states or flows, and names of transitions. */
export type Marks = {
  live: readonly string[]
  around: readonly string[]
  covered: readonly string[]
  last: readonly string[]
}

const ATTRIBUTES = ['data-state', 'data-flow', 'data-transition'] as const
const nameOf = (element: Element) =>
  ATTRIBUTES.map((attribute) => element.getAttribute(attribute)).find((name) => name !== null) ?? ''

const applyMarks = (chart: Element, marks: Marks) => {
  const sets = Object.entries(marks).map(([mark, names]) => [mark, new Set(names)] as const)
  for (const element of chart.querySelectorAll(ATTRIBUTES.map((attribute) => `[${attribute}]`).join())) {
    for (const [mark, names] of sets) element.classList.toggle(mark, names.has(nameOf(element)))
  }
}

/** Centres a state by scrolling the chart, not the page. */
const scrollToState = (frame: HTMLElement, chart: Element, id: string) => {
  const state = chart.querySelector(`[data-state="${CSS.escape(id)}"]`)
  if (state === null) return
  const [inner, outer] = [state.getBoundingClientRect(), frame.getBoundingClientRect()]
  const isSeen =
    inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right
  if (isSeen) return
  frame.scrollBy({
    top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
    left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  })
}

type Props = { name: string; label: string; marks: Marks; isActualSize: boolean }

export const Chart = ({ name, label, marks, isActualSize }: Props) => {
  const chart = use(chartNamed(name))
  const frame = useRef<HTMLElement>(null)
  const [firstLive] = marks.live

  useLayoutEffect(() => frame.current?.replaceChildren(chart), [chart])
  useLayoutEffect(() => applyMarks(chart, marks), [chart, marks])
  useLayoutEffect(() => {
    if (frame.current !== null && firstLive !== undefined) scrollToState(frame.current, chart, firstLive)
  }, [chart, firstLive])

  // A scroll container has to be focusable, to be scrolled by keyboard.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  return <section ref={frame} className={styles[isActualSize ? 'actual' : 'fit']} aria-label={label} tabIndex={0} />
}
