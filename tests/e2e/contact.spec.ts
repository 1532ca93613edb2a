import { usualOrFull } from '#tests/kit/tier.ts'
import { expectAccessible } from './kit/accessible.ts'
import { expect, test } from './kit/test.ts'
import { type Visitor, visitorOf } from './kit/visitor.ts'

const MESSAGE = { name: 'Zoé', email: 'zoe@prosa.test', company: 'Ateliê', message: 'Uma pergunta sobre o Transcribe.' }

const write = async (visitor: Visitor) => {
  await visitor.enters(MESSAGE)
  await visitor.page.locator('main [name="subject"]').selectOption('press')
}

const fieldValues = async (visitor: Visitor) => {
  const names = ['name', 'email', 'company', 'message', 'subject']
  const values = names.map(async (name) => [name, await visitor.page.locator(`main [name="${name}"]`).inputValue()])
  return Object.fromEntries(await Promise.all(values)) as Record<string, string>
}

for (const language of usualOrFull(['fr'] as const, ['pt', 'fr'] as const)) {
  // Proves CONTACT-08.
  test(`${language}: a message is sent and answered with a reference`, async ({ page, mailbox }) => {
    const visitor = visitorOf(page, language)
    await visitor.open('contact')
    await expectAccessible(page)
    await write(visitor)
    await visitor.click('Enviar mensagem')
    const heading = page.getByRole('heading', { name: visitor.translate('Mensagem enviada'), exact: true })
    await expect(heading).toBeFocused()
    await expectAccessible(page)
    const reference = await page.getByText(/^PR-[2-9A-Z]{6}$/).textContent()
    const notice = await mailbox.newest('suporte@prosa.example', 'contactNotification')
    expect(notice.text).toContain(reference ?? 'no reference')

    await visitor.click('Enviar outra mensagem')
    expect(await fieldValues(visitor)).toEqual({ name: '', email: '', company: '', message: '', subject: '' })
  })
}

// Proves FIELD-24.
test('a message that is too long is not truncated: the form shows the limit', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  const long = `Uma história comprida. ${'e assim por diante '.repeat(250)}Fim.`
  await visitor.open('contact')
  await write(visitor)
  await visitor.enters({ message: long })
  await visitor.click('Enviar mensagem')
  await expect(page.getByRole('alert')).toContainText('A mensagem pode ter até 4.000 caracteres')
  await expect(page.locator('main [name="message"]')).toHaveValue(long)
})

// Proves CONTACT-10.
test('a draft survives a reload and a change of language', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('contact')
  await write(visitor)
  const all = { ...MESSAGE, subject: 'press' }
  await page.reload()
  await expect.poll(() => fieldValues(visitor)).toEqual(all)

  const inFrench = visitorOf(page, 'fr')
  await inFrench.open('contact')
  await expect.poll(() => fieldValues(inFrench)).toEqual(all)
})

// Proves FAIL-10.
test('a message that could not be sent is kept, with another contact', async ({ page, watch }) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  const visitor = visitorOf(page, 'pt')
  await visitor.open('contact')
  await write(visitor)
  await page.route('**/api/contact', (route) => route.abort('internetdisconnected'))
  await visitor.click('Enviar mensagem')
  await visitor.seesAlert('error.network.unreachable')
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^(https|mailto):/)
  await expectAccessible(page)
  expect(await fieldValues(visitor)).toEqual({ ...MESSAGE, subject: 'press' })

  await page.unroute('**/api/contact')
  await visitor.click('Enviar mensagem')
  await expect(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeVisible()
})

test.describe('a visitor in Paris', () => {
  test.use({ timezoneId: 'Europe/Paris', locale: 'fr-FR' })

  for (const [when, now, text, hours] of [
    [
      'on a Wednesday at noon in São Paulo',
      '2026-03-04T15:00:00Z',
      /^Ouvert maintenant, jusqu’à 22:00$/,
      /13:00.*22:00/,
    ],
    ['on a Friday night', '2026-03-06T22:00:00Z', /^Fermé maintenant, réouverture lundi (à )?13:00$/, /13:00.*22:00/],
  ] as const) {
    // Proves SITE-23.
    test(`reads ${when} whether somebody answers now, by their own clock`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(now))
      await visitorOf(page, 'fr').open('contact')
      const here = page.getByRole('complementary').locator('[data-hydrated-only]')
      await expect(here.getByText(text)).toBeVisible()
      await expect(here.getByText(hours)).toBeVisible()
    })
  }
})

// Proves SITE-15.
test('a button leads to the form where it is below, and is absent where it is beside', async ({ page }) => {
  await visitorOf(page, 'pt').open('contact')
  const button = page.getByRole('main').getByRole('link', { name: 'Escrever uma mensagem' })
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(button).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(button).toBeHidden()
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Nome' })).toBeInViewport()
})
