/** The demo on a phone: one tap plays it in place, with its control in view and without layout shift. */
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

for (const route of ['home', 'products'] as const) {
  // Proves DEMO-01, DEMO-25.
  test(`${route}: one tap plays the scene in its place`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifted: string[] = []
      Object.assign(globalThis, { shifted })
      type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: readonly { node: Node | null }[] }
      const note = (list: PerformanceObserverEntryList) => {
        // Shifts right after input do not count.
        for (const entry of (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput)) {
          shifted.push(...entry.sources.map(({ node }) => `${node?.nodeName}: ${node?.textContent}`))
        }
      }
      new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
    })
    await visitorOf(page, 'pt').open(route)
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
    expect(await page.evaluate(() => (globalThis as unknown as { shifted: string[] }).shifted)).toEqual([])
  })
}
