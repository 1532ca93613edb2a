// Proves PREF-01.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withDataDir } from './kit/data-dir.ts'
import { coveredStops } from './kit/covered-focus.ts'
import { startProduct } from './kit/product.ts'
import { expect, test } from './kit/test.ts'
import { passConsentDelay } from './kit/clock.ts'
import { signIn, visitorOf, waitUntilHydrated } from './kit/visitor.ts'

// Proves PREF-03, PREF-06, PREF-22, PREF-23.
test('nothing is measured or stored before an answer, refusing takes one click, and the footer reopens the question (PREF-01)', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'pt-BR' })
  const page = await context.newPage()
  const foreignRequests: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(product.origin)) foreignRequests.push(request.url())
  })
  await page.clock.install()
  await page.goto('/pt/sobre')
  await waitUntilHydrated(page)
  const question = page.getByRole('region', { name: 'Cookies' })
  await page.clock.runFor(15_000)
  await expect(question).not.toBeAttached()
  await passConsentDelay(page)
  const answers = question.getByRole('button')
  await expect(answers).toHaveText(['Aceitar', 'Recusar', 'Escolher'])
  const assertions = await answers.evaluateAll((buttons) => buttons.map(({ className }) => className))
  expect(new Set(assertions).size).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('prosa.consent'))).toBeNull()

  await question.getByRole('button', { name: 'Recusar' }).click()
  await expect(question).toBeHidden()
  await page.reload()
  const opener = page.getByRole('button', { name: 'Escolhas de cookies' })
  await opener.click()
  await expect(question.getByRole('heading')).toBeFocused()
  await expect(question.getByRole('checkbox', { name: /^Estatísticas/ })).not.toBeChecked()
  await question.getByRole('checkbox', { name: /^Estatísticas/ }).check()
  await question.getByRole('button', { name: 'Salvar escolha' }).click()
  await expect(question).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('prosa.consent'))).toBe('{"version":1,"statistics":true}')
  expect(foreignRequests).toEqual([])
  await context.close()
})

// Proves PREF-22.
test('the question that the footer opens does not wait for the offer of a language', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.origin, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto('/pt')
  await waitUntilHydrated(page)
  await expect(page.locator('aside').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Escolhas de cookies' }).click()
  await expect(page.getByRole('region', { name: 'Cookies' }).getByRole('heading')).toBeFocused()
  await context.close()
})

for (const [width, height] of [
  [320, 256],
  [667, 331],
] as const) {
  // Proves PREF-22, SITE-38.
  test(`the question covers nothing in a window of ${width} by ${height}`, async ({ browser, product }) => {
    const viewport = { width, height }
    const context = await browser.newContext({ baseURL: product.origin, locale: 'pt-BR', viewport })
    const page = await context.newPage()
    await page.clock.install()
    for (const route of ['privacy', 'products'] as const) {
      await visitorOf(page, 'pt').open(route)
      await passConsentDelay(page)
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      expect({ route, covered: await coveredStops(page, 50) }).toEqual({ route, covered: [] })
    }
    await context.close()
  })
}

test('after a yes page views are sent to the collector, those of an account only with its own setting', async ({
  browser,
}) => {
  const reportedPaths: string[] = []
  const paths = () => reportedPaths
  const collector = createServer((request, response) => {
    const address = new URL(request.url ?? '', 'http://collector').searchParams.get('dl') ?? ''
    reportedPaths.push(new URL(address).pathname)
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const env = { ANALYTICS_ID: 'G-ABC123DEF4', ANALYTICS_COLLECTOR: `http://127.0.0.1:${port}` }
  await withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir, { env })
    const context = await browser.newContext({ baseURL: product.origin, locale: 'pt-BR', reducedMotion: 'reduce' })
    const page = await context.newPage()
    const reports: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/csp-report')) reports.push(request.postData() ?? '')
    })
    const visitor = visitorOf(page, 'pt')
    const follow = (name: string) =>
      page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().click()

    await visitor.open('terms')
    await follow('Quem somos')
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Aceitar' }).click()
    await expect.poll(paths).toEqual(['/pt/sobre'])
    await follow('Contato')
    await expect.poll(paths).toEqual(['/pt/sobre', '/pt/contato'])
    await visitor.open('login')
    await expect.poll(() => paths().at(-1)).toBe('/pt/login')
    await signIn(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' })
    await visitor.isAt('dashboard')
    await visitor.open('privacySettings')
    const statistics = page.locator('main [name="analytics"]')
    await expect(statistics).not.toBeChecked()
    expect(paths()).toEqual(['/pt/sobre', '/pt/contato', '/pt/login'])

    const saveAnswer = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/user/privacy-settings') && answer.request().method() === 'POST',
    )
    await statistics.click()
    await saveAnswer
    await visitor.open('services')
    await expect.poll(() => paths().slice(3)).toEqual(['/pt/services'])
    expect(reports).toEqual([])
    await context.close()
    await product.stop()
  })
  collector.close()
})
