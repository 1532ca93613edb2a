/** Pages that the browser translates, as for readers of other languages than ours. */
import { pathOf } from '#contracts/routes.ts'
import { translatePage } from './kit/browser-translator.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

// Proves SITE-36.
test('a person signs in on a translated page, and reads the messages', async ({ page, watch }) => {
  watch.allow(/status of 400/)
  const visitor = visitorOf(page, 'pt')
  await visitor.open('login')
  await translatePage(page)
  const main = page.getByRole('main')
  await visitor.enters({ email: 'ana@prosa.test', password: 'wrong-one' })
  const enter = main.getByRole('button', { name: 'ENTRAR', exact: true })
  await enter.click()
  await expect(page.getByRole('alert').filter({ hasText: 'E-MAIL OU SENHA INCORRETOS' })).toBeVisible()
  const request = page.waitForRequest(/auth\/v1\/token/)
  await visitor.enters({ password: 'prosa-demo-1' })
  await enter.click()
  expect((await request).headers()['accept-language']).toBe('pt')
  await expect(page.getByRole('heading', { level: 1, name: 'OLÁ, ANA' })).toBeVisible()
  await main.getByRole('button', { name: 'MOSTRAR OS RESUMOS' }).click()
  await main.getByRole('button', { name: 'OCULTAR OS RESUMOS' }).click()
  await expect(main.getByRole('button', { name: 'MOSTRAR OS RESUMOS' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

// Proves SITE-36.
test('a translated page changes its words with its state and with its language', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('home')
  await translatePage(page)
  const main = page.getByRole('main')
  const words = () => main.getByRole('region').first().innerText()
  const before = await words()
  await main.getByRole('button', { name: 'PRÓXIMO TRECHO' }).click()
  await expect.poll(words).not.toBe(before)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === pathOf('home', 'en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/READ IT IN/)
  await expect(main.getByText(/áudio|minutos/i)).toHaveCount(0)
})
