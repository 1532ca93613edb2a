/** A member on a phone looks something up, and loses the connection while typing. */
import { LANGUAGES } from '#contracts/languages.ts'
import { openAs, openAsNewPerson } from './kit/accounts.ts'
import { isOnTop } from './kit/is-on-top.ts'
import { layoutFaults } from './kit/layout.ts'
import { expect, test } from './kit/test.ts'
import { visitorOf } from './kit/visitor.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

// Proves SCRIBE-10, SCRIBE-29.
test('an appointment is found in the list by a word, and saved to the calendar', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' }, 'transcriptions')
  await visitor.click('Mostrar os resumos')
  await page.getByRole('searchbox').fill('vila madalena')
  const transcription = page.locator('[data-flow=transcription]:visible')
  await expect(transcription).toHaveCount(1)
  await expect(page.getByText('Uma encontrada')).toBeVisible()
  await expect(page.getByText(/^Mostrando/)).toHaveCount(0)
  await transcription.tap({ position: { x: 60, y: 20 } })
  await expect(transcription).toContainText('Escritório da Vila Madalena')
  expect(await layoutFaults(page)).toEqual([])
  await transcription.getByRole('button', { name: 'Mais' }).tap()
  const download = page.waitForEvent('download')
  await transcription.getByRole('link', { name: 'Adicionar à agenda' }).tap()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)
})

// Proves FAIL-39, SCRIBE-36.
test('transcriptions are deleted together, and one tap brings them back', async ({ page }) => {
  const visitor = visitorOf(page, 'pt')
  await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' }, 'transcriptions')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Selecionar', exact: true }).tap()
  await expect(main.getByText('Filtrar')).toBeHidden()
  for (const choice of await main.getByRole('checkbox').all()) await choice.tap()
  const count = main.getByText(/^Selecionadas: \d+$/)
  const lines = await count.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
  await main.getByRole('button', { name: 'Apagar', exact: true }).tap()
  await expect(main).toContainText('Sua primeira transcrição')
  // The clicked button and the whole list are gone.
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
  // Tapped at its position, as by a finger: the tap alone must keep the message open.
  const undo = await page.getByRole('button', { name: 'Desfazer', exact: true }).boundingBox()
  if (undo === null) throw new Error('no button to undo')
  await page.touchscreen.tap(undo.x + undo.width / 2, undo.y + undo.height / 2)
  await expect(main.locator('[data-flow=transcription]')).not.toHaveCount(0)
})

for (const language of ['pt', 'fr'] as const) {
  // Proves SITE-76.
  test(`${language}: the message of a failed deletion covers nothing at the end of the page`, async ({
    page,
    watch,
  }) => {
    watch.allow(/503 \(Service Unavailable\)/)
    const visitor = visitorOf(page, language)
    await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' }, 'transcriptions')
    await page.route('**/api/transcriptions', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 503, json: { code: 'service.unavailable' }, headers: { 'Retry-After': '30' } })
        : route.fallback(),
    )
    await visitor.click('Selecionar')
    await page.getByRole('main').getByRole('checkbox').first().check()
    await visitor.click('Apagar')
    const toast = page.locator('[data-flow=transcriptionDeletion][data-view=failed]')
    await expect(toast.getByRole('alert')).not.toBeEmpty()
    const covered = () =>
      toast.evaluate((place) => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
        const bar = place.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
        return [...document.querySelectorAll('main, footer nav')].filter((part) => {
          const { top, bottom } = part.getBoundingClientRect()
          return top < bar.bottom && bottom > bar.top
        }).length
      })
    await expect.poll(covered).toBe(0)
    await page.setViewportSize({ width: 1280, height: 740 })
    await expect.poll(covered).toBe(0)
  })
}

const MOST_SELECTED = 'Selecionadas: {count} (máximo por vez)'

for (const language of LANGUAGES) {
  // Proves SCRIBE-101, SCRIBE-102.
  test(`${language}: the bar of the selection takes two lines of buttons a finger hits`, async ({ page }) => {
    const visitor = visitorOf(page, language)
    await openAs(visitor, { email: 'ana@prosa.test', password: 'prosa-demo-1' }, 'transcriptions')
    const show = page.getByRole('button', { name: visitor.translate('Mostrar os resumos') })
    const tools = show.locator('xpath=../..')
    const day = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    const [button, above, below] = await Promise.all([show, tools, day].map((part) => part.boundingBox()))
    expect(button?.height).toBeLessThan(60)
    // The room between two cards, and the frame of the list.
    expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThanOrEqual(25)
    await visitor.click('Selecionar')
    await page.getByRole('main').getByRole('checkbox').first().check()
    const save = page.getByRole('button', { name: visitor.translate('Baixar'), exact: true })
    const bar = save.locator('xpath=../..')
    const boxes = () =>
      bar.locator('button, output:not(:empty)').evaluateAll((parts) =>
        parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect()
          return { middle: Math.round((top + bottom) / 2), height: bottom - top, isButton: part.localName === 'button' }
        }),
      )
    const expectTwoLines = async () => {
      const all = await boxes()
      expect(all).toHaveLength(5)
      expect(new Set(all.map(({ middle }) => middle)).size).toBeLessThanOrEqual(2)
      expect(all.every(({ height, isButton }) => !isButton || height >= 44)).toBe(true)
      expect(await layoutFaults(page)).toEqual([])
    }
    await expectTwoLines()
    await visitor.click('Selecionar todas')
    await expectTwoLines()
    // The demonstration has fewer rows than can be selected at once.
    const most = visitor.translate(MOST_SELECTED).replace('{count}', '50')
    await bar
      .locator('output')
      .first()
      .evaluate((count, text) => void (count.textContent = text), most)
    await expectTwoLines()
  })
}

// Proves ACCOUNT-28, ACCOUNT-33.
test('an address that has an account gets the same answer as any other, and a typing mistake is corrected at once', async ({
  page,
  mailbox,
}) => {
  const visitor = visitorOf(page, 'es')
  const person = await openAsNewPerson(visitor, mailbox, 'emailSettings')
  const card = page.locator('[data-flow=emailChange]')
  const button = (portuguese: string) => card.getByRole('button', { name: visitor.translate(portuguese), exact: true })
  const pending: string[] = []
  for (const address of ['ana@prosa.test', `livre-${person.email}`]) {
    await button('Trocar o e-mail').tap()
    await card.getByRole('textbox', { name: visitor.translate('Novo e-mail') }).fill(address)
    await button('Pedir a troca').tap()
    await expect(card.getByRole('heading', { name: visitor.translate('Falta confirmar a troca') })).toBeFocused()
    await expect(card).toContainText(address)
    expect(await layoutFaults(page)).toEqual([])
    const text = await card.innerText()
    pending.push(text.replaceAll(address, 'NEW').replaceAll(/\d+/g, '0'))
    // The answer is the same, on the page and in the mail to the present address.
    await mailbox.newest(person.email, 'emailChangeCurrent')
    await button('Cancelar a troca').tap()
    await expect(card).toContainText(person.email)
  }
  expect(pending[1]).toBe(pending[0])
  expect((await mailbox.newest('ana@prosa.test', 'emailChangeTaken')).link).toContain('/login')
})

// Proves SITE-38.
test('a transcription that is opened without a network shows its error and the retry above the bars', async ({
  page,
  context,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/)
  await page.setViewportSize({ width: 360, height: 640 })
  await openAs(visitorOf(page, 'pt'), { email: 'ana@prosa.test', password: 'prosa-demo-1' }, 'transcriptions')
  const row = page.locator('[data-flow=transcription]').first()
  await row.waitFor()
  await context.setOffline(true)
  await expect(page.getByText('Você está sem internet.')).toBeVisible()
  await row.tap({ position: { x: 60, y: 20 } })
  await expect(row.getByRole('heading')).toBeFocused()
  await expect.poll(() => isOnTop(row.getByRole('alert').locator('p').first())).toBe(true)
  await expect.poll(() => isOnTop(row.getByRole('button', { name: 'Tentar de novo' }))).toBe(true)
})

// Proves FAIL-10, FAIL-35, ROUTE-19.
test('without a network an account page keeps what is typed, sends nothing, and continues when it is back', async ({
  page,
  context,
  mailbox,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/)
  const visitor = visitorOf(page, 'pt')
  await openAsNewPerson(visitor, mailbox, 'accountSettings')
  const main = page.getByRole('main')
  const about = main.getByLabel('Sobre você')
  const offline = page.getByRole('status').filter({ hasText: 'Você está sem internet.' })
  await about.fill('Escrevo no metrô.')
  await context.setOffline(true)
  await expect(offline).toBeVisible()
  await visitor.click('Salvar')
  await visitor.seesAlert('error.network.unreachable')
  await expect(about).toHaveValue('Escrevo no metrô.')
  await context.setOffline(false)
  await expect(offline).toHaveCount(0)
  await visitor.click('Salvar')
  await expect(main).toContainText('Tudo salvo.')

  await context.setOffline(true)
  await page.getByRole('navigation', { name: 'Sua conta' }).getByRole('link', { name: 'Plano' }).tap()
  await expect(page.getByText('Sem conexão: a outra página não pôde ser aberta.')).toBeVisible()
  await expect(about).toHaveValue('Escrevo no metrô.')
  await context.setOffline(false)
  await visitor.isAt('subscription')
  await expect(main.getByRole('heading', { level: 1, name: 'Plano' })).toBeVisible()
  // Its stylesheets, which had failed as well: the rules of a failed one cannot be read. The links of the first page
  // are disabled.
  const links = page.locator('link[rel=stylesheet]:not([disabled])')
  const rules = await links.evaluateAll((all) =>
    all.map((link) => link instanceof HTMLLinkElement && link.sheet?.cssRules.length),
  )
  expect(rules.length).toBeGreaterThan(0)
  expect(rules).not.toContain(0)
})
