/** The sound of the Transcribe demo: played under the content security policy, interrupted, refused. */
import type { Page } from '@playwright/test'
import { LANGUAGES } from '#contracts/languages.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

type PlaybackRecord = { played: HTMLMediaElement[] }

/** Records the audio elements that are played: they are not in the document. */
const recordSounds = (page: Page) =>
  page.addInitScript(() => {
    const played: HTMLMediaElement[] = []
    Object.assign(globalThis, { played })
    // oxlint-disable-next-line typescript/unbound-method -- called on the audio element below
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function listened() {
      played.push(this)
      return play.call(this)
    }
  })

const isAudible = (page: Page) => () =>
  page.evaluate(() => {
    const [sound] = (globalThis as unknown as PlaybackRecord).played
    return sound !== undefined && !sound.paused && sound.error === null && sound.currentTime > 0.5
  })

for (const language of usualOrFull(['pt', 'fr'] as const, LANGUAGES)) {
  test(`${language}: the voice message is played, and its words appear in sync`, async ({ page }) => {
    await recordSounds(page)
    const visitor = visitorOf(page, language)
    await visitor.open('products')
    await visitor.click('Tocar o áudio')
    await expect.poll(isAudible(page)).toBe(true)
    await expect(page.getByText(visitor.translate('Sem som, no mesmo ritmo.'))).toHaveCount(0)
    await visitor.click('Pausar')
  })
}

// Proves DEMO-30.
test('a sound that the device pauses is continued by the next click', async ({ page }) => {
  await recordSounds(page)
  const visitor = visitorOf(page, 'pt')
  await visitor.open('products')
  await visitor.click('Tocar o áudio')
  await expect.poll(isAudible(page)).toBe(true)
  await page.evaluate(() => (globalThis as unknown as PlaybackRecord).played[0]?.pause())
  await visitor.click('Continuar')
  await expect.poll(isAudible(page)).toBe(true)
  await visitor.click('Pausar')
})

// Proves DEMO-31.
test('the words of a sound that the browser refuses appear without it', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  const visitor = visitorOf(page, 'pt')
  await visitor.open('products')
  await visitor.click('Tocar o áudio')
  await expect(page.getByText('Sem som, no mesmo ritmo.')).toBeVisible()
  await visitor.click('Pausar')
})
