/* oxlint-disable unicorn/consistent-function-scoping -- a function that runs in the page takes none along */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

const faultsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary}`).join(' | ')}`,
  )
}

/**
 * A colour on its way to another is neither. The scheme is taken up some time after it was asked for, and a tab in the
 * background draws no frames: what moves is brought to its end.
 */
const settle = (page: Page, colorScheme: 'light' | 'dark') =>
  page.evaluate(async (scheme) => {
    const later = () => new Promise((resolve) => setTimeout(resolve, 10))
    while (!matchMedia(`(prefers-color-scheme: ${scheme})`).matches) await later()
    for (let round = 0; round < 2; round += 1) {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
        else animation.finish()
      }
      await later()
    }
  }, colorScheme)

/** Finds no fault of WCAG 2.2 AA on the screen as it is, in light and in dark colours. */
export const expectAccessible = async (page: Page) => {
  const found: Record<string, string[]> = {}
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page, colorScheme)
    found[colorScheme] = await faultsOf(page)
  }
  await page.emulateMedia({ colorScheme: null })
  expect(found).toEqual({ light: [], dark: [] })
}
