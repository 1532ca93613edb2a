import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

const faultsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}

/** A colour on its way to another is neither. A tab in the background draws no frames: nothing is waited for. */
const settle = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
  })

/** Finds no fault of WCAG 2.2 AA on the screen as it is, in light and in dark colours. */
export const expectAccessible = async (page: Page) => {
  const found: Record<string, string[]> = {}
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    found[colorScheme] = await faultsOf(page)
  }
  await page.emulateMedia({ colorScheme: null })
  expect(found).toEqual({ light: [], dark: [] })
}
