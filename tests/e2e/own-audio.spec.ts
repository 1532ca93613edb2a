/** "Bring your audio": a visitor's file is measured in the browser, and never uploaded. */
import { toneFile } from '#tests/kit/wav.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { expectAccessible } from './kit/accessible.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

/** 36 seconds of voice and four of silence. */
const VOICE = { name: 'Áudio da Ana.wav', mimeType: 'audio/wav', buffer: Buffer.from(toneFile(36, 4)) }

for (const language of usualOrFull(['es'] as const, ['pt', 'es'] as const)) {
  // Proves DEMO-17, DEMO-23, DEMO-28.
  test(`${language}: a file is picked and measured, and nothing is sent`, async ({ page }) => {
    const visitor = visitorOf(page, language)
    const { translate } = visitor
    await page.setViewportSize({ width: 360, height: 740 })
    await visitor.open('products')
    await visitor.click('Usar um áudio meu')
    const place = page.getByRole('region', { name: translate('Seu áudio') })
    await expect(place.getByRole('heading', { name: translate('Escolha um áudio seu') })).toBeFocused()
    await page.waitForLoadState('networkidle')

    // The catalogues of other languages may still be loading.
    const requests: string[] = []
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/assets/')) requests.push(request.url())
    })
    const file = place.getByLabel(translate('Escolher um áudio'))
    await file.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') })
    await visitor.seesAlert('error.sound.unsupported')
    await file.setInputFiles({ name: 'vazio.ogg', mimeType: 'audio/ogg', buffer: Buffer.from('') })
    await visitor.seesAlert('error.sound.unreadable')
    await page.keyboard.press('Tab')
    await expect(file).toBeFocused()
    await file.setInputFiles(VOICE)
    await expect(place.getByRole('heading', { name: translate('Ouvir ou ler: quanto tempo leva') })).toBeFocused()
    await expect(place.getByText(VOICE.name)).toBeVisible()
    await expect(place.getByRole('definition')).toHaveText(['0:40', '0:27', '0:20'])
    // A path segment for each bar.
    await expect(place.locator('svg path').last()).toHaveAttribute('d', /^(M[^M]+){60}$/)
    await expectAccessible(page)
    await expect(
      place.getByText(
        translate(
          'Aqui medimos só o som. O texto e o resumo são feitos pelo serviço, quando você envia o áudio ao Transcribe.',
        ),
      ),
    ).toBeVisible()
    await place.getByRole('button', { name: translate('Escolher outro áudio') }).click()
    await expect(place.getByRole('heading', { name: translate('Escolha um áudio seu') })).toBeFocused()
    expect(requests).toEqual([])
  })
}

// Proves DEMO-17.
test('a dropped file is measured too', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('products')
  await visitor.click('Usar um áudio meu')
  const place = page.getByRole('region', { name: 'Seu áudio' })
  await place.getByText('Escolher um áudio').evaluate(
    (zone, bytes) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], 'solto.wav', { type: 'audio/wav' }))
      zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    },
    [...toneFile(1)],
  )
  await expect(place.getByText('solto.wav')).toBeVisible()
  await expect(place.getByRole('definition').first()).toHaveText('0:01')
})
