/** A second factor on the built product, from its QR code to the sign-in that asks for it. */
import { openAsNewPerson, endSessions } from './kit/accounts.ts'
import { appCode } from '#tests/kit/authenticator.ts'
import { expectAccessible } from './kit/accessible.ts'
import { layoutFaults } from './kit/layout.ts'
import { expect, test } from './kit/test.ts'
import { signIn, signOut, visitorOf } from './kit/visitor.ts'

// Proves ACCOUNT-58, ACCOUNT-59, ACCOUNT-60, ACCOUNT-63, AUTH-48, AUTH-50, FAIL-39, GUARD-23.
test('a second factor is turned on, asked for at sign-in, where a session ended, and to reauthenticate', async ({
  page,
  mailbox,
  watch,
}) => {
  test.slow()
  watch.allow(/status of 4(0[013]|22)/)
  await page.setViewportSize({ width: 360, height: 740 })
  const visitor = visitorOf(page, 'pt')
  const person = await openAsNewPerson(visitor, mailbox, 'securitySettings')
  const main = page.getByRole('main')
  const isWellMade = async () => {
    await expectAccessible(page)
    expect(await layoutFaults(page)).toEqual([])
  }

  await visitor.click('Ativar a verificação')
  await expect(main.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  await isWellMade()
  const secret = ((await main.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await visitor.enters({ code: appCode(secret) })
  await visitor.click('Ativar')
  await expect(main.getByRole('heading', { name: 'Guarde os códigos de recuperação' })).toBeFocused()
  const codes = await main.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem').allTextContents()
  expect(new Set(codes).size).toBe(10)
  await isWellMade()
  await visitor.click('Já guardei')
  await expect(main).toContainText('Restam 10 códigos de recuperação.')
  // The clicked button went with its view: the focus stays in the card.
  const keepsFocus = () => expect(main.locator('#second-factor :focus')).toHaveCount(1)
  await keepsFocus()
  await visitor.click('Criar outros códigos')
  await visitor.click('Cancelar')
  await keepsFocus()
  await isWellMade()
  expect((await mailbox.newest(person.email, 'factorAdded')).language).toBe('pt')

  await signOut(visitor)
  await visitor.open('login')
  await signIn(visitor, person)
  await visitor.sees('Falta o código')
  await isWellMade()
  // The next code of the app: the one that turned the factor on cannot be used twice.
  await visitor.enters({ code: appCode(secret, 1) })
  await visitor.click('Entrar')
  await visitor.isAt('dashboard')

  await visitor.open('accountSettings')
  const about = main.getByLabel('Sobre você')
  await about.fill('Escrevo devagar.')
  await endSessions(page)
  await visitor.click('Salvar')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Senha', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(dialog.getByRole('button', { name: /login/ })).toHaveText(['Ir para a página de login'])
  await dialog.getByRole('button', { name: 'Usar um código de recuperação' }).click()
  await dialog.getByRole('textbox', { name: 'Código de recuperação' }).fill(codes[0] ?? '')
  await isWellMade()
  await dialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(about).toHaveValue('Escrevo devagar.')
  await visitor.click('Salvar')
  await expect(main).toContainText('Tudo salvo.')

  await visitor.open('dataSettings')
  let isOld = true
  // As after ten minutes.
  await page.route('**/api/user/export-data', (route) =>
    isOld ? route.fulfill({ status: 403, json: { code: 'auth.factorProofNeeded' } }) : route.continue(),
  )
  await visitor.click('Pedir uma cópia')
  await expect(main.getByRole('heading', { name: 'Confirme que é você' })).toBeFocused()
  await isWellMade()
  const code = main.getByLabel('Código do aplicativo ou de recuperação')
  // The code that this session was opened with would be accepted again, as its answer could have been lost (SECURITY-65).
  const wrong = (codes[2] ?? '').split('').toReversed().join('')
  await code.fill(wrong)
  await visitor.click('Confirmar')
  await expect(main.getByRole('alert')).toContainText('Este código não confere ou já foi usado')
  await expect(code).toHaveValue(wrong)
  isOld = false
  await code.fill(codes[1] ?? '')
  await visitor.click('Confirmar')
  await expect(main).toContainText('Pedido recebido.')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
})
