import type { Page } from '@playwright/test'

/**
 * Presses Tab, or Shift+Tab, and returns the focused elements of content and footer that something else covers (WCAG
 * 2.2 SC 2.4.11).
 */
export const coveredStops = async (page: Page, steps: number, key = 'Tab'): Promise<string[]> => {
  const covered: string[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key)
    const fault = await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused.closest('main, footer') === null) return null
      const { left, top, width, height } = focused.getBoundingClientRect()
      const topmost = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2)
      return topmost !== null && (focused.contains(topmost) || topmost.contains(focused))
        ? null
        : focused.outerHTML.slice(0, 90)
    })
    if (fault !== null) covered.push(fault)
  }
  return covered
}
