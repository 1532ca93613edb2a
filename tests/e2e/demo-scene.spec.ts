/** The demo on a phone: one tap plays it in place, with its control in view and without layout shift. */
import { LANGUAGES } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

for (const route of ['home', 'products'] as const) {
  // Proves DEMO-01, DEMO-25.
  test(`${route}: one tap plays the scene in its place`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifted: { at: number; what: string }[] = []
      Object.assign(globalThis, { shifted })
      type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: readonly { node: Node | null }[] }
      const note = (list: PerformanceObserverEntryList) => {
        // Shifts right after input do not count.
        for (const { startTime: at, sources } of (list.getEntries() as Shift[]).filter((it) => !it.hadRecentInput)) {
          shifted.push(...sources.map(({ node }) => ({ at, what: `${node?.nodeName}: ${node?.textContent}` })))
        }
      }
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    })
    await visitorOf(page, 'pt').open(route)
    // On a slow machine the fonts come after the first paint, and move a word of the header.
    const from = await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return performance.now()
    })
    const scene = page.locator('[data-flow="transcribeDemo"]')
    await scene.getByRole('button', { name: 'Tocar o áudio' }).tap()
    await expect(scene).toHaveAttribute('data-view', 'playing')
    const control = scene.getByRole('button', { name: 'Pausar' })
    await expect(control).toBeInViewport({ ratio: 1 })
    await expect(scene.locator('mark').first()).toHaveText(/orçamento/)
    await control.tap()
    await expect(scene.getByRole('button', { name: 'Continuar' })).toBeInViewport({ ratio: 1 })
    await scene.getByRole('button', { name: 'Pular para o fim' }).tap()
    await expect(scene).toHaveAttribute('data-view', 'done')
    const shifted = await page.evaluate(
      () => (globalThis as unknown as { shifted: { at: number; what: string }[] }).shifted,
    )
    expect(shifted.filter(({ at }) => at > from)).toEqual([])
  })
}

for (const language of LANGUAGES) {
  // Proves SITE-35.
  test(`${language}: headline, main action and play button are in the first screen of a small phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const { open, translate } = visitorOf(page, language)
    await open('home')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('button', { name: translate('Tocar o áudio') })).toBeInViewport({ ratio: 1 })
    const action = main.locator(`a[href="${pathOf('products', language)}"]`).first()
    await expect(action).toBeInViewport({ ratio: 1 })
  })
}
