/** What moved on a page without a gesture: layout shifts, with what moved from where to where. */
import type { Page } from '@playwright/test'

type Entry = PerformanceEntry & {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
type Shift = { value: number; moved: string[] }

/** Called before the page is opened. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(globalThis, { shifts })
    const note = (list: PerformanceObserverEntryList) => {
      for (const { value, sources } of list.getEntries() as Entry[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const places = [previousRect, currentRect].map(({ x, y, width, height }) => `${x},${y} ${width}x${height}`)
          return `${node?.textContent?.slice(0, 40) ?? ''}: ${places.join(' -> ')}`
        })
        shifts.push({ value, moved })
      }
    }
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts)
