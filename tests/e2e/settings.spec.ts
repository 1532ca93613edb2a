/** The settings on a phone: their list, its search, and the rights required by law within two clicks. */
import { openAs } from './kit/accounts.ts'
import { expectAccessible } from './kit/accessible.ts'
import { layoutFaults } from './kit/layout.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

const PHONE = { width: 360, height: 740 }
const LAPTOP = { width: 1280, height: 800 }

// Proves ACCOUNT-51, ACCOUNT-52, ACCOUNT-53.
test('export, deletion and cookies are two clicks away, a setting is found by search, and pages link to each other', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  const visitor = visitorOf(page, 'es')
  const { translate } = visitor
  await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' })
  const main = page.getByRole('main')
  const bar = page.getByRole('navigation', { name: translate('Sua conta') })
  const toList = () => bar.getByRole('link', { name: translate('Conta'), exact: true }).click()
  const follow = (name: string) => main.getByRole('link', { name: translate(name), exact: true }).click()

  await toList()
  await follow('Meus dados')
  await visitor.isAt('dataSettings')
  await expect(page).toHaveTitle(new RegExp(`^${translate('Meus dados')} \\| `))
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  for (const name of ['Pedir uma cópia', 'Excluir minha conta']) {
    await expect(main.getByRole('button', { name: translate(name) })).toBeVisible()
  }
  await toList()
  await follow('Privacidade')
  await visitor.isAt('privacySettings')
  await main.getByRole('button', { name: translate('Rever as escolhas de cookies') }).click()
  await expect(page.getByRole('region', { name: 'Cookies', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await toList()
  const calls: string[] = []
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url())
  })
  const search = main.getByRole('searchbox', { name: translate('Buscar uma configuração') })
  await search.fill('zzz')
  await expect(main.getByRole('listitem')).toHaveCount(0)
  await search.fill('cpf')
  expect(calls).toEqual([])
  expect(await layoutFaults(page)).toEqual([])
  await expectAccessible(page)
  await follow('Seus dados')
  await visitor.isAt('accountSettings')
  await expect(main.locator('#data')).toBeInViewport()

  await page.setViewportSize(LAPTOP)
  const settingsNavigation = page.getByRole('navigation', { name: translate('Configurações da conta') })
  await expect(settingsNavigation.locator('[aria-current=page]')).toHaveText(translate('Perfil'))
  await settingsNavigation.getByRole('link', { name: translate('Idioma e leitura') }).click()
  await visitor.isAt('languageSettings')
  await main
    .getByRole('navigation', { name: translate('Você está em') })
    .getByRole('link')
    .click()
  await visitor.isAt('settings')
  await expect(search).toHaveValue('')
})

test('the current page has the same colour in the rail and beside the settings', async ({ page }) => {
  await page.setViewportSize(LAPTOP)
  await openAs(visitorOf(page, 'pt'), { email: 'ana@prosa.test', password: 'prosa-demo-1' }, 'emailSettings')
  const current = page.getByRole('navigation').locator('a[aria-current=page]')
  await expect(current).toHaveText(['Conta', 'E-mail'])
  const colours = await current.evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor))
  expect(new Set(colours).size).toBe(1)
})
