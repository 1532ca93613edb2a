/** Everything on the public pages can be done by keyboard alone. */
import type { Locator, Page } from '@playwright/test'
import type { RouteId } from '#contracts/routes.ts'
import { passConsentDelay } from './kit/clock.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

const FARTHEST = 80

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses Tab until this control has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  await target.waitFor()
  for (let step = 0; step < FARTHEST && !(await isFocused(target)); step += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

const openByKeyboard = async (page: Page, route: RouteId) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open(route)
  const main = page.getByRole('main')
  const press = async (name: string) => {
    await tabTo(page, main.getByRole('button', { name, exact: true }))
    await page.keyboard.press('Enter')
  }
  const type = async (name: string, text: string) => {
    await tabTo(page, main.locator(`[name="${name}"]`))
    await page.keyboard.type(text)
  }
  return { visitor, main, press, type }
}

test('a message is written and sent', async ({ page }) => {
  const { press, type } = await openByKeyboard(page, 'contact')
  await type('name', 'Zoé')
  await type('email', 'zoe@prosa.test')
  await type('subject', 'Imprensa')
  await type('message', 'Escrevo sem tirar as mãos do teclado.')
  await press('Enviar mensagem')
  await expect(page.getByRole('heading', { name: 'Mensagem enviada' })).toBeFocused()
})

test('the waiting list is joined', async ({ page }) => {
  const { main, press, type } = await openByKeyboard(page, 'waitlist')
  await type('email', 'teclado@prosa.test')
  await tabTo(page, main.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await press('Entrar na lista')
  await expect(page.getByRole('heading', { level: 1, name: 'Falta um passo' })).toBeFocused()
})

test('the demo of Transcribe is stepped through, and a field shows its sentence', async ({ page }) => {
  const { main, press } = await openByKeyboard(page, 'home')
  await press('Próximo trecho')
  await press('Próximo trecho')
  await press('Pular para o fim')
  await expect(main.getByText('Transcrição concluída.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Tocar de novo', exact: true })).toBeFocused()
  const field = main.getByRole('button', { name: 'Lugar', exact: true })
  await tabTo(page, field)
  await page.keyboard.press('Space')
  await expect(field).toHaveAttribute('aria-pressed', 'true')
  await expect(main.locator('[data-flow="transcribeDemo"] mark')).not.toBeEmpty()
})

// Proves DEMO-32.
test('the network is trained by one step, continuously, and reset, and the focus stays', async ({ page }) => {
  const { main, press } = await openByKeyboard(page, 'innovation')
  const button = (name: string) => main.getByRole('button', { name, exact: true })
  await press('Abrir a rede')
  await press('Um passo')
  await expect(main.getByText('Voltas pelos exemplos: 1', { exact: true })).toBeVisible()
  await press('Recomeçar')
  await expect(main.getByText('Voltas pelos exemplos: 0', { exact: true })).toBeVisible()
  await expect(button('Recomeçar')).toBeFocused()
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key)
  await expect(main.getByText('Aprendeu: acerta todos os exemplos.')).toBeVisible()
  await expect(button('Treinar')).toBeFocused()
  await press('Recomeçar')
  await expect(button('Recomeçar')).toBeFocused()
  await expect(main.getByText('Aprendeu: acerta todos os exemplos.')).toBeHidden()
})

test('the menu on a phone is opened, tabbed through and closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visitorOf(page, 'pt').open('home')
  const header = page.getByRole('banner')
  const menu = header.locator('summary').last()
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await tabTo(page, header.getByRole('link', { name: 'Inovação' }).filter({ visible: true }))
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, header.getByRole('link', { name: 'Quem somos' }).filter({ visible: true }))
  await page.keyboard.press('Enter')
  await visitorOf(page, 'pt').isAt('about')
})

test('the consent question is answered', async ({ browser, contextOptions, product }) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: product.origin })
  const page = await context.newPage()
  await page.clock.install()
  await visitorOf(page, 'pt').open('goodbye')
  await passConsentDelay(page)
  const question = page.getByRole('region', { name: 'Cookies' })
  await tabTo(page, question.getByRole('button', { name: 'Recusar' }))
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await context.close()
})
