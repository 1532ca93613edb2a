/** A link with a fragment leads to its card, also if the card is loaded after the page. */
import { pathOf, type RouteId } from '#contracts/routes.ts'
import { openAs } from './kit/accounts.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

const ANCHORS: readonly (readonly [RouteId, string])[] = [
  ['transcribeSettings', 'reply'],
  ['transcribeSettings', 'retention'],
  ['securitySettings', 'activity'],
  ['dataSettings', 'delete'],
  ['accountSettings', 'data'],
]

// Proves ROUTE-28.
test('a link to a card that is loaded late scrolls to it, until the person moves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openAs(visitorOf(page, 'pt'), { email: 'ana@prosa.test', password: 'prosa-demo-1' })
  for (const [route, anchor] of ANCHORS) {
    await page.goto('/robots.txt')
    await page.goto(`${pathOf(route, 'pt')}#${anchor}`)
    const card = page.locator(`#${anchor}`)
    await expect(card.getByRole('heading', { level: 2 })).toBeInViewport()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await expect(card.getByRole('heading', { level: 2 })).toBeInViewport()
  }
  await page.keyboard.press('Home')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})
