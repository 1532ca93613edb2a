/** A page fades in, unless reduced motion is preferred: then nothing moves at all. */
import type { Page } from '@playwright/test'
import { shareOfTier } from './kit/share-of-tier.ts'
import { publicPathsIn } from './kit/public-pages.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf, waitUntilHydrated } from './kit/visitor.ts'

const countFades = (page: Page) =>
  page.addInitScript(() => {
    const fades: string[] = []
    Object.assign(globalThis, { fades })
    // oxlint-disable-next-line typescript/unbound-method -- called on the element below
    const { animate } = Element.prototype
    Element.prototype.animate = function noted(...args) {
      if (this.id === 'content') fades.push(location.pathname)
      return animate.apply(this, args)
    }
  })

const fadesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { fades: string[] }).fades)

const goToContact = async (page: Page) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('home')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).click()
  await visitor.sees('Vamos prosear?')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
}

test.describe('without a preference for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the next page fades in, starts at its top and focuses its heading', async ({ page }) => {
    await countFades(page)
    await goToContact(page)
    expect(await fadesOf(page)).toEqual(['/pt/contato'])
    await page.goBack()
    await visitorOf(page, 'pt').isAt('home')
    await expect.poll(() => fadesOf(page)).toEqual(['/pt/contato', '/pt'])
  })

  test('the wave is complete before the page is scrolled', async ({ page }) => {
    await visitorOf(page, 'pt').open('home')
    const wave = page.locator('main section > svg').first()
    expect(await wave.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none')
    expect(await wave.evaluate((element) => element.getAnimations().length)).toBe(0)
  })
})

// Proves SITE-25.
test('with reduced motion no public page moves, and the next page appears at once', async ({ page, watch }) => {
  watch.allow(/status of 404/)
  await countFades(page)
  // A usual run looks at every second page: what moves is shared by pages.
  for (const path of shareOfTier(publicPathsIn('pt'), 0, 2)) {
    await page.goto(path)
    await waitUntilHydrated(page)
    const movingParts = () =>
      page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    await expect.poll(movingParts, { message: path }).toBe(0)
  }
  await goToContact(page)
  expect(await fadesOf(page)).toEqual([])
})
