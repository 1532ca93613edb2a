/** The flows page of the development server: the site in one tab, its flows in another. Not part of the build. */
import { readdirSync, readFileSync } from 'node:fs'
import { expectAccessible } from './kit/accessible.ts'
import { productFixture } from './kit/product-fixture.ts'
import { expect, test as base } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

const test = base.extend({
  product: productFixture({ args: ['--dev'] }),
})

test('shows the states of the flows in another tab, and their last events', async ({ page, context, watch }) => {
  watch.allow(/status of 400/)
  const visitor = visitorOf(page, 'pt')
  const flows = await context.newPage()
  await flows.goto('/flows')
  await expect(flows.getByRole('link', { name: 'Open the site in another tab' })).toBeVisible()
  await expect(flows.getByRole('region', { name: 'Map of all flows' }).locator('svg')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(flows)

  await visitor.open('login')
  await expect(flows.locator('[data-flow="login"]')).toHaveClass(/\blive\b/)
  await flows.locator('[data-flow="login"]').focus()
  await flows.keyboard.press('Enter')
  await expect(flows.getByTestId('state')).toHaveText('signIn.editing')
  await expect(flows.locator('[data-flow-link="login"]')).toBeFocused()
  const editing = flows.locator('g.state[data-state="login.signIn.editing"]')
  await expect(editing).toHaveClass(/\blive\b/)

  const before = Number(await flows.getByTestId('coverage').textContent())
  await visitor.enters({ email: 'ana@prosa.test', password: 'senha-errada' })
  await visitor.click('Entrar')
  await visitor.seesAlert('error.auth.invalidCredentials')
  await expect(flows.locator('.last [class="event"]').first()).toHaveText('signIn failed')
  await expect.poll(async () => Number(await flows.getByTestId('coverage').textContent())).toBe(before + 2)
  await expect(flows.getByRole('row', { name: 'email' }).getByRole('cell')).toHaveText('text of 14')
  await expect(flows.getByRole('row', { name: 'failure.code' }).getByRole('cell')).toHaveText('auth.invalidCredentials')
  await expect(flows.locator('body')).not.toContainText('ana@prosa.test')
  await expectAccessible(flows)
})

test('sends an event to the running flow, resets its coverage, and reports that its tab was closed', async ({
  page,
  context,
}) => {
  const visitor = visitorOf(page, 'pt')
  await visitor.open('contact')
  const flows = await context.newPage()
  await flows.goto('/flows#contact')
  await expect(flows.getByTestId('state')).toHaveText('editing', { timeout: 60_000 })
  await flows.getByRole('button', { name: 'Send form.submit:badEmail' }).press('Enter')
  await visitor.seesAlert('E-mail')
  await expect(flows.getByRole('row', { name: 'issues.email' }).getByRole('cell')).toHaveText('email.invalid')

  await flows.getByRole('button', { name: 'Start over' }).click()
  await expect(flows.getByTestId('coverage')).toHaveText('0')
  await flows.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(flows)
  expect(await flows.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await page.close()
  await expect(flows.getByRole('link', { name: 'Open the site in another tab' })).toBeVisible()
})

base('is not in what is built', async ({ request }) => {
  const dist = new URL('../../dist/', import.meta.url)
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html|json)$/.test(name),
  )
  const found = files.filter((name) =>
    /prosa\.flows|prosa\.dev|flow-chart|src\/dev\//.test(readFileSync(new URL(name, dist), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(20)
  expect(found).toEqual([])
  expect((await request.get('/flows')).status()).toBe(404)
})
