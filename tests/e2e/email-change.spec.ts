/** A change of the account's address with the real services: both mailboxes, cancellation and invalid links. */
import { randomUUID } from 'node:crypto'
import { usualOrFull } from '#tests/kit/tier.ts'
import { openAsNewPerson } from './kit/accounts.ts'
import { expectAccessible } from './kit/accessible.ts'
import { layoutFaults } from './kit/layout.ts'
import { expect, test } from './kit/test.ts'
import { signIn, visitorOf } from './kit/visitor.ts'

const newAddress = () => `nova-${randomUUID().slice(0, 8)}@prosa.test`
const WIDTHS = [360, 1280] as const

for (const language of usualOrFull(['fr'] as const, ['pt', 'fr'] as const)) {
  test(`${language}: an address changes once both mailboxes have confirmed, and not before`, async ({
    page,
    mailbox,
    otherBrowser,
    watch,
  }) => {
    test.slow()
    watch.allow(/status of 400/)
    const visitor = visitorOf(page, language)
    const person = await openAsNewPerson(visitor, mailbox, 'emailSettings')
    const email = newAddress()
    const card = page.locator('[data-flow=emailChange]')
    await expect(card).toContainText(person.email)

    await card.getByRole('button', { name: visitor.translate('Trocar o e-mail') }).press('Enter')
    await expect(card.getByRole('heading', { name: visitor.translate('Qual é o novo e-mail?') })).toBeFocused()
    await expectAccessible(page)
    const field = card.getByRole('textbox', { name: visitor.translate('Novo e-mail') })
    await field.fill(person.email.toUpperCase())
    await field.press('Enter')
    await visitor.seesAlert('issue.email.unchanged')
    await expect(card.getByRole('alert').first()).toBeFocused()
    await field.fill(email)
    await field.press('Enter')
    await expect(card.getByRole('heading', { name: visitor.translate('Falta confirmar a troca') })).toBeFocused()
    // Of both mailboxes at once.
    await expect(card.getByRole('timer')).toHaveCount(1)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await layoutFaults(page)).toEqual([])
    }
    await expectAccessible(page)

    const [toOld, toNew] = [
      await mailbox.newest(person.email, 'emailChangeCurrent'),
      await mailbox.newest(email, 'emailChangeNew'),
    ]
    expect([toOld.language, toNew.language]).toEqual([language, language])

    // On a phone without a session.
    const phone = visitorOf(await otherBrowser(), language)
    await phone.page.setViewportSize({ width: 360, height: 740 })
    await phone.page.goto(toOld.link ?? '')
    await phone.sees('Confirmar a troca de e-mail')
    expect(new URL(phone.page.url()).search).toBe('')
    expect(await layoutFaults(phone.page)).toEqual([])
    await expectAccessible(phone.page)
    await phone.page.getByRole('button', { name: phone.translate('Confirmar a troca') }).press('Enter')
    await phone.sees('Este e-mail está confirmado')
    await expectAccessible(phone.page)
    await expect(card.getByText(visitor.translate('Confirmado'), { exact: true })).toHaveCount(1, { timeout: 20_000 })
    await expect(card).toContainText(person.email)

    await phone.page.goto(toNew.link ?? '')
    await phone.click('Confirmar a troca')
    await phone.sees('E-mail trocado')
    await expectAccessible(phone.page)
    await expect(card.getByRole('status')).toHaveText(
      visitor.translate('E-mail trocado. As sessões em outros aparelhos foram encerradas.'),
      { timeout: 20_000 },
    )
    await expect(card).toContainText(email)
    await expectAccessible(page)
    expect((await mailbox.newest(person.email, 'emailChanged')).link).toContain('/cont')

    await phone.click('Acompanhar a troca')
    await phone.isAt('login')
    await signIn(phone, person)
    await phone.seesAlert('error.auth.invalidCredentials')
    await phone.seesAlert('Trocando de e-mail? Até os dois serem confirmados, entre com o antigo.')
    await signIn(phone, { ...person, email })
    await phone.isAt('emailSettings')
    await expect(phone.page.locator('[data-flow=emailChange]')).toContainText(email)
  })
}

test('a pending change is shown again, its mail resent, and cancelled; an invalid link explains what to do', async ({
  page,
  mailbox,
  watch,
}) => {
  test.slow()
  watch.allow(/status of (403|410|429|503)/)
  const visitor = visitorOf(page, 'en')
  const person = await openAsNewPerson(visitor, mailbox, 'emailSettings')
  const email = newAddress()
  const card = page.locator('[data-flow=emailChange]')
  // Answers as for a session that is not recent.
  await page.route('**/api/user/email-change', (route) =>
    route.request().method() === 'POST' && route.request().postDataJSON().password === undefined
      ? route.fulfill({ status: 403, json: { code: 'auth.proofNeeded' } })
      : route.continue(),
  )
  await visitor.click('Trocar o e-mail')
  await card.getByRole('textbox', { name: visitor.translate('Novo e-mail') }).fill(email)
  await visitor.click('Pedir a troca')
  await expect(card.getByRole('heading', { name: visitor.translate('Confirme que é você') })).toBeFocused()
  await expectAccessible(page)
  await card.getByRole('button', { name: visitor.translate('Voltar') }).click()
  await expect(card.getByRole('textbox', { name: visitor.translate('Novo e-mail') })).toHaveValue(email)
  await visitor.click('Pedir a troca')
  await card.locator('[name=password]').fill(person.password)
  await card.locator('[name=password]').press('Enter')
  await expect(card).toContainText(visitor.translate('Falta confirmar a troca'))
  await page.unroute('**/api/user/email-change')

  await page.reload()
  await expect(card).toContainText(email)
  const { link } = await mailbox.newest(email, 'emailChangeNew')
  await visitor.click('Reenviar ao novo e-mail')
  await visitor.seesAlert('error.rate.limited')
  await expectAccessible(page)

  await page.route('**/api/user/email-change', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await visitor.click('Cancelar a troca')
  await visitor.seesAlert('error.service.unavailable')
  await page.unroute('**/api/user/email-change')
  await visitor.click('Cancelar a troca')
  await expect(card.getByRole('button', { name: visitor.translate('Trocar o e-mail') })).toBeVisible()
  await expect(card).toContainText(person.email)

  await page.goto(link ?? '')
  await visitor.click('Confirmar a troca')
  await visitor.seesAlert('error.auth.linkExpired')
  await visitor.sees('Não foi possível confirmar a troca')
  await expectAccessible(page)
  await visitor.click('Acompanhar a troca')
  await visitor.isAt('emailSettings')
  await expect(card).toContainText(person.email)
})
