import type { Locator } from '@playwright/test'

/** Whether a click in the middle of the element reaches it. */
export const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
