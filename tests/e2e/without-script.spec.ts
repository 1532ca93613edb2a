/** The site without JavaScript: all content and navigation, and a contact address. */
import type { Page } from '@playwright/test'
import { COMPANY } from '#contracts/brand.ts'
import { LANGUAGES } from '#contracts/languages.ts'
import { LISTED_ROUTES, pathOf } from '#contracts/routes.ts'
import { shareOfTier } from './kit/share-of-tier.ts'
import { publicPathsIn } from './kit/public-pages.ts'
import { expect, test as base } from './kit/test.ts'
import { waitUntilHydrated } from './kit/visitor.ts'
import { translatorTo } from './kit/translator.ts'

const test = base.extend<{ still: Page }>({
  still: async ({ browser, contextOptions, product }, provide) => {
    const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false, baseURL: product.origin })
    await provide(await context.newPage())
    await context.close()
  },
})

/** Visible texts of the content, except those that depend on the visitor's clock. */
const textsOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts: string[] = []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement
      const isContent = owner?.closest('form, button, noscript, [data-hydrated-only]') === null
      if (isContent && owner.checkVisibility({ visibilityProperty: true })) texts.push(node.textContent?.trim() ?? '')
    }
    return texts.filter((text) => text !== '')
  })

// Proves ROUTE-20.
test('every text of the listed pages is there without a script', async ({ still, page }) => {
  for (const route of LISTED_ROUTES) {
    const path = pathOf(route, 'pt')
    await page.goto(path)
    await waitUntilHydrated(page)
    await still.goto(path)
    const withScript = await textsOf(page)
    const textsWithoutScript = new Set(await textsOf(still))
    expect({ path, missing: withScript.filter((text) => !textsWithoutScript.has(text)) }).toEqual({ path, missing: [] })
  }
})

// Checkboxes and radio buttons are allowed, as CSS reads them.
test('no control that needs JavaScript is shown, and every page has a contact address', async ({ still }) => {
  for (const [turn, language] of LANGUAGES.entries()) {
    const paths = publicPathsIn(language)
    // Pages rotate through the languages; the full tier opens each in all of them.
    for (const path of shareOfTier(paths, turn, LANGUAGES.length)) {
      await still.goto(path)
      const dead = still
        .locator('button, form, select, textarea, input:not([type="checkbox"], [type="radio"])')
        .filter({ visible: true })
      const address = still.locator(`a[href="mailto:${COMPANY.supportEmail}"]`).filter({ visible: true })
      expect({ path, dead: await dead.count(), hasAddress: (await address.count()) > 0 }).toEqual({
        path,
        dead: 0,
        hasAddress: true,
      })
    }
  }
})

test('a form states that it needs a script, and where to write instead', async ({ still }) => {
  for (const language of LANGUAGES) {
    const translate = translatorTo(language)
    for (const route of ['contact', 'login', 'register'] as const) {
      await still.goto(pathOf(route, language))
      const note = still.getByRole('main').locator('noscript p')
      await expect(note).toBeVisible()
      await expect(note).toContainText(translate('Este formulário precisa de JavaScript.'))
      await expect(note.getByRole('link')).toHaveAttribute('href', `mailto:${COMPANY.supportEmail}`)
    }
  }
})

// Proves ROUTE-20.
test('the header links to every section and to the other languages', async ({ still }) => {
  await still.setViewportSize({ width: 360, height: 740 })
  await still.goto('/fr')
  const header = still.getByRole('banner')
  await header.locator('summary').last().click()
  const contact = header
    .getByRole('link', { name: translatorTo('fr')('Contato'), exact: true })
    .filter({ visible: true })
  await contact.click()
  await expect(still).toHaveURL(/\/fr\/contato$/)
  await header.locator('summary').first().click()
  await header.getByRole('link', { name: 'Español', exact: true }).click()
  await expect(still).toHaveURL(/\/es\/contato$/)
})
