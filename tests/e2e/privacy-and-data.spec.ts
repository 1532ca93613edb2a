/** Privacy choices, data export and account deletion with the real services. */
import { pathOf } from '#contracts/routes.ts'
import { usualOrFull } from '#tests/kit/tier.ts'
import { openAsNewPerson } from './kit/accounts.ts'
import { expectAccessible } from './kit/accessible.ts'
import { layoutFaults } from './kit/layout.ts'
import { newPerson } from './kit/people.ts'
import { expect, test } from './kit/test.ts'
import { signIn, visitorOf } from './kit/visitor.ts'

test('a choice is saved independently, and reverted if that fails', async ({ page, mailbox, watch }) => {
  test.slow()
  watch.allow(/status of 503/)
  const visitor = visitorOf(page, 'pt')
  await openAsNewPerson(visitor, mailbox, 'privacySettings')
  const choices = page.locator('[data-flow=privacySettings]')
  const counting = choices.getByRole('switch', { name: 'Medir o uso da conta' })
  await expect(choices).toContainText('Você ainda não escolheu')
  await expectAccessible(page)

  await page.route('**/api/user/privacy-settings', (route) => route.fulfill({ status: 503, json: {} }))
  await counting.press('Space')
  await visitor.seesAlert('error.service.unavailable')
  await expect(counting).not.toBeChecked()
  await page.unroute('**/api/user/privacy-settings')

  await counting.press('Space')
  await expect(choices.getByRole('status')).toHaveText('Escolha salva.')
  await expect(choices.getByRole('group')).toHaveCount(1)
  await counting.press('Space')
  await expect(counting).not.toBeChecked()
  await choices.getByText(/^Última mudança: /).click()
  await expect(choices.getByRole('listitem')).toHaveText([/^Desativado: /, /^Ativado: /])
  await expectAccessible(page)
  await counting.press('Space')
  await expect(choices.getByRole('listitem')).toHaveCount(3)
  await page.reload()
  await expect(counting).toBeChecked()
  await expect(choices.getByRole('switch', { checked: true })).toHaveCount(1)

  await visitor.open('securitySettings')
  await expect(page.getByRole('main')).toContainText('Privacidade alterada')
})

for (const language of usualOrFull(['en'] as const, ['pt', 'en'] as const)) {
  test(`${language}: an export is requested, made, announced by mail, and downloaded after another reauthentication`, async ({
    page,
    mailbox,
    watch,
  }) => {
    test.slow()
    watch.allow(/status of (400|403|429)/)
    const person = newPerson()
    const visitor = visitorOf(page, language)
    await openAsNewPerson(visitor, mailbox, 'dataSettings', person)

    // As for a session that is not new.
    await page.route('**/api/user/export-data', (route) =>
      route.request().postDataJSON().password === undefined
        ? route.fulfill({ status: 403, json: { code: 'auth.proofNeeded' } })
        : route.continue(),
    )
    await visitor.click('Pedir uma cópia')
    const reauthentication = page.locator('[data-flow=dataExport]')
    await expect(
      reauthentication.getByRole('heading', { name: visitor.translate('Confirme que é você') }),
    ).toBeFocused()
    await expectAccessible(page)
    await visitor.enters({ password: 'errada-1' })
    await visitor.click('Confirmar')
    await visitor.seesAlert('error.password.currentWrong')
    await visitor.enters({ password: person.password })
    await page.locator('main [name=password]').press('Enter')
    await expect(reauthentication.getByRole('status').filter({ hasText: /\w/ })).toBeVisible()

    const main = page.getByRole('main')
    await expect(main.getByText(visitor.translate('Pronta'), { exact: true })).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)
    await expect(main).not.toContainText(
      visitor.translate('Você pode fechar esta página: avisamos por e-mail quando a cópia estiver pronta.'),
    )
    const mail = await mailbox.newest(person.email, 'exportReady')
    expect(new URL(mail.link ?? '').pathname).toBe(pathOf('dataSettings', language))

    const download = page.waitForEvent('download')
    await visitor.click('Baixar a cópia')
    expect((await download).suggestedFilename()).toMatch(/^prosa-\d{4}-\d\d-\d\d\.zip$/)
    await expect(main).toContainText(visitor.translate('Arquivo salvo neste aparelho.'))

    await page.unroute('**/api/user/export-data')
    await visitor.click('Pedir uma cópia')
    await visitor.seesAlert('error.rate.limited')
  })

  test(`${language}: an account is deleted by password and confirmation word, and leads to the goodbye page`, async ({
    page,
    mailbox,
    watch,
  }) => {
    test.slow()
    watch.allow(/status of (400|401|403|503)/)
    const person = newPerson()
    const visitor = visitorOf(page, language)
    await page.setViewportSize({ width: 360, height: 740 })
    await openAsNewPerson(visitor, mailbox, 'dataSettings', person)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    expect(await layoutFaults(page)).toEqual([])

    await visitor.click('Excluir minha conta')
    const heading = page.locator('[data-flow=accountDeletion]').getByRole('heading')
    await expect(heading).toBeFocused()
    await expectAccessible(page)
    await visitor.enters({ reason: 'Uso pouco.' })

    // As for a session that is not new.
    await page.route('**/api/user/identity', (route) =>
      route.request().postDataJSON().password === undefined
        ? route.fulfill({ status: 403, json: { code: 'auth.proofNeeded' } })
        : route.continue(),
    )
    await visitor.click('Continuar')
    await expect(heading).toHaveText(visitor.translate('Confirme que é você'))
    await expect(heading).toBeFocused()
    await visitor.enters({ password: 'errada-1' })
    await visitor.click('Confirmar')
    await visitor.seesAlert('error.password.currentWrong')
    await expectAccessible(page)
    await visitor.enters({ password: person.password })
    await visitor.click('Confirmar')

    await expect(heading).toHaveText(visitor.translate('Excluir a conta para sempre?'))
    await expect(heading).toBeFocused()
    await visitor.enters({ word: 'outra' })
    await visitor.click('Excluir para sempre')
    await visitor.seesAlert('issue.word.mismatch')
    await expectAccessible(page)

    const word = visitor.translate('EXCLUIR').toLowerCase()
    await page.route('**/api/user/account', (route) => route.fulfill({ status: 503, json: {} }))
    await visitor.enters({ word })
    await visitor.click('Excluir para sempre')
    await visitor.seesAlert('error.service.unavailable')
    await visitor.seesAlert('Nada foi apagado.')
    await page.unroute('**/api/user/account')

    await visitor.click('Excluir para sempre')
    await visitor.isAt('goodbye')
    await visitor.sees('Sua conta foi excluída')
    await expectAccessible(page)
    expect((await mailbox.newest(person.email, 'accountDeleted')).language).toBe(language)
    await expect(page.getByRole('banner').getByRole('button', { name: visitor.translate('Sair') })).toHaveCount(0)

    expect(await page.evaluate(() => localStorage.getItem('prosa.origin'))).toBe(null)

    await visitor.open('login')
    await signIn(visitor, person)
    await visitor.seesAlert('error.auth.invalidCredentials')
  })
}
