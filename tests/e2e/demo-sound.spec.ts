/** The sound of the Transcribe demo is really played: the content security policy allows it. */
import { LANGUAGES } from '#contracts/languages.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

for (const language of usualOrFull(['pt', 'fr'] as const, LANGUAGES)) {
  test(`${language}: the voice message is heard, and its words appear by its own time`, async ({ page }) => {
    await page.addInitScript(() => {
      const played: HTMLMediaElement[] = []
      Object.assign(globalThis, { played })
      // oxlint-disable-next-line typescript/unbound-method -- called on the audio element below
      const { play } = HTMLMediaElement.prototype
      HTMLMediaElement.prototype.play = function listened() {
        played.push(this)
        return play.call(this)
      }
    })
    const visitor = visitorOf(page, language)
    await visitor.open('products')
    await visitor.press('Tocar o áudio')
    const heard = () =>
      page.evaluate(() => {
        const [sound] = (globalThis as unknown as { played: HTMLMediaElement[] }).played
        return sound !== undefined && !sound.paused && sound.error === null && sound.currentTime > 0.5
      })
    await expect.poll(heard).toBe(true)
    await expect(page.getByText(visitor.translate('Sem som, no mesmo ritmo.'))).toHaveCount(0)
    await visitor.press('Pausar')
  })
}
