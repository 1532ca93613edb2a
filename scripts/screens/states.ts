/** What pages show after some gestures, in Portuguese. */
import type { Page } from '@playwright/test'
import { DEFAULT_LANGUAGE, type Language } from '../../contracts/languages.ts'
import { pathOf, type RouteId } from '../../contracts/routes.ts'
import { SESSION_KEY } from '../../src/clients/storage-keys.ts'
import type { Viewer } from './pages.ts'

export type Gestures = {
  /** Brings the opened page to what is drawn. */
  act: (page: Page) => Promise<void>
  /** The content is fixed to an edge of the window: only the window is drawn. */
  isWindow?: true
  /** Of the browser, if it is not the page's. */
  browserLanguage?: Language
  /** The question about cookies was not answered yet. */
  asksAboutCookies?: true
  /** The gestures change the content of other pages: drawn after all others. */
  stores?: true
  /** The gestures end the session, so that each rendering gets its own session. */
  endsSession?: true
}

type State = Gestures & {
  page: RouteId
  /** Part of the file's name. */
  state: string
  /** Query of the URL. */
  search?: string
  /** Instead of the page's usual one. */
  viewer?: Viewer
}

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).first().click()
const waitFor = (page: Page, name: string) => main(page).getByRole('heading', { name }).first().waitFor()

const signInWrongly = async (page: Page) => {
  await main(page).locator('[name=email]').fill('ana@prosa.test')
  await main(page).locator('[name=password]').fill('senha-errada')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
}

const sendEmptyForm = async (page: Page) => {
  await main(page).locator('button[type=submit]').first().click()
  await main(page).locator('[aria-invalid=true]').first().waitFor()
}

const showSummaries = async (page: Page) => {
  await press(page, 'Mostrar os resumos')
  await main(page).getByRole('button', { name: 'Ocultar os resumos' }).waitFor()
}

const openTranscription = async (page: Page) => {
  await main(page).getByRole('button', { name: 'Abrir' }).first().click()
  await main(page).getByRole('button', { name: 'Copiar' }).first().waitFor()
}

const changeProfile = (page: Page) => main(page).getByLabel('Sobre você').fill('Escrevo sobre cidades.')

const goOffline = async (page: Page) => {
  await page.context().setOffline(true)
  await page.getByText('Você está sem internet.').first().waitFor()
}

/** As if done on another device. */
const endSession = async (page: Page) => {
  await changeProfile(page)
  await page.evaluate(async (key) => {
    const { access_token: token } = JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token?: string }
    const { supabaseKey } = (await (await fetch('/config.json')).json()) as { supabaseKey: string }
    const headers = {
      apikey: supabaseKey,
      Authorization: `Bearer ${token ?? ''}`,
      'Content-Type': 'application/json',
    }
    await fetch('/auth/v1/logout?scope=local', { method: 'POST', headers, body: '{}' })
    // Dispatched by script: a refetch may have opened the dialog already, behind which nothing can be clicked.
    document.querySelector('textarea')?.form?.requestSubmit()
  }, SESSION_KEY)
  await page.getByRole('dialog').waitFor()
}

const orderPix = async (page: Page) => {
  const waiting = main(page).getByRole('button', { name: 'Copiar código Pix' })
  await main(page).getByRole('heading', { name: 'Planos' }).waitFor()
  if ((await waiting.count()) === 0) {
    await press(page, 'Assinar')
    await press(page, 'Ir para o pagamento')
    await page.getByRole('button', { name: 'Gerar um Pix e pagar depois' }).click()
  }
  await waiting.waitFor()
}

const payWithDeclinedCard = async (page: Page) => {
  await press(page, 'Assinar')
  await press(page, 'Ir para o pagamento')
  await page.getByRole('button', { name: 'Simular cartão recusado' }).click()
  await main(page).getByRole('button', { name: 'Pagar de outra forma' }).waitFor()
}

const openMessage = async (page: Page) => {
  await press(page, 'Abrir mensagem')
  await main(page).getByRole('button', { name: 'Enviar resposta' }).waitFor()
}

/** Of the header: languages on a wide screen, everything on a phone. */
const openMenu = async (page: Page) => {
  await page.getByRole('banner').locator('summary').filter({ visible: true }).last().click()
  await page.getByRole('banner').locator('details[open] a').filter({ visible: true }).first().waitFor()
}

/** It appears with the second page of a visit. */
const waitForCookies = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato' }).click()
  await waitFor(page, 'Vamos prosear?')
  await page.getByRole('banner').getByRole('link', { name: 'Prosa' }).click()
  await page.getByRole('region', { name: 'Cookies' }).waitFor()
}

const openReadingMode = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Modo leitura' }).click()
  await page.getByRole('region', { name: 'Modo leitura' }).getByRole('radio').first().waitFor()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** The key of a link that was never sent. */
const UNKNOWN_LINK = '?type=signup&token_hash=0123456789abcdef0123456789abcdef'

const openReceipt = async (page: Page) => {
  const receipt = main(page)
    .getByRole('link', { name: /^Recibo/ })
    .first()
  if ((await receipt.count()) === 0) {
    const payments = page.url()
    await page.goto(pathOf('subscription', DEFAULT_LANGUAGE))
    await press(page, 'Assinar')
    await press(page, 'Ir para o pagamento')
    await page.getByRole('button', { name: 'Pagar com cartão' }).click()
    await waitFor(page, 'Pagamento confirmado')
    await page.goto(payments)
  }
  await receipt.click()
  await main(page).getByRole('button', { name: 'Imprimir' }).waitFor()
}

export const STATES: readonly State[] = [
  { page: 'home', state: 'menu', act: openMenu, isWindow: true },
  {
    page: 'home',
    state: 'languageOffer',
    browserLanguage: 'fr',
    isWindow: true,
    act: (page) => page.locator('aside[lang=fr]').filter({ visible: true }).waitFor(),
  },
  { page: 'home', state: 'cookies', asksAboutCookies: true, isWindow: true, act: waitForCookies },
  {
    page: 'home',
    state: 'cookieChoices',
    asksAboutCookies: true,
    isWindow: true,
    act: async (page) => {
      await waitForCookies(page)
      await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Escolher' }).click()
    },
  },
  { page: 'accessibility', state: 'readingMode', isWindow: true, act: openReadingMode },
  {
    page: 'authCallback',
    state: 'confirm',
    search: UNKNOWN_LINK,
    act: (page) => main(page).getByRole('button', { name: 'Continuar' }).waitFor(),
  },
  {
    page: 'authCallback',
    state: 'spent',
    search: UNKNOWN_LINK,
    act: async (page) => {
      await press(page, 'Continuar')
      await waitFor(page, 'Este link não funciona mais')
    },
  },
  { page: 'authCallback', state: 'code', act: (page) => waitFor(page, 'Digite o código') },
  { page: 'contact', state: 'errors', act: sendEmptyForm },
  { page: 'login', state: 'refused', act: signInWrongly },
  {
    page: 'login',
    state: 'reset',
    act: async (page) => {
      await main(page).getByText('Esqueci minha senha').click()
      await main(page).getByRole('button', { name: 'Enviar link' }).waitFor()
    },
  },
  { page: 'register', state: 'errors', act: sendEmptyForm },
  { page: 'transcriptions', state: 'summaries', act: showSummaries },
  { page: 'transcriptions', state: 'opened', act: openTranscription },
  {
    page: 'transcriptions',
    state: 'selecting',
    act: async (page) => {
      await press(page, 'Selecionar')
      await main(page).getByRole('checkbox').first().check()
    },
  },
  {
    page: 'subscription',
    state: 'cancelling',
    act: async (page) => {
      await press(page, 'Cancelar assinatura')
      await main(page).getByRole('button', { name: 'Manter assinatura' }).waitFor()
    },
  },
  {
    page: 'subscription',
    state: 'review',
    viewer: 'admin',
    act: async (page) => {
      await press(page, 'Assinar')
      await main(page).getByRole('region', { name: 'Confira antes de pagar' }).waitFor()
    },
  },
  { page: 'subscription', state: 'declined', viewer: 'admin', act: payWithDeclinedCard, stores: true },
  { page: 'subscription', state: 'pendingPix', viewer: 'admin', act: orderPix, stores: true },
  {
    page: 'dashboard',
    state: 'pendingPix',
    viewer: 'admin',
    stores: true,
    act: async (page) => {
      const dashboard = page.url()
      await page.goto(pathOf('subscription', DEFAULT_LANGUAGE))
      await orderPix(page)
      await page.goto(dashboard)
      await main(page).getByRole('button', { name: 'Copiar código Pix' }).waitFor()
    },
  },
  {
    page: 'dashboard',
    state: 'menu',
    isWindow: true,
    act: async (page) => {
      await page.getByRole('banner').locator('summary').click()
      await page.getByRole('banner').getByRole('button', { name: 'Sair' }).waitFor()
    },
  },
  { page: 'paymentHistory', state: 'receipt', viewer: 'admin', act: openReceipt, stores: true },
  { page: 'accountSettings', state: 'unsaved', act: changeProfile },
  { page: 'accountSettings', state: 'offline', act: goOffline },
  { page: 'accountSettings', state: 'signInAgain', act: endSession, endsSession: true },
  {
    page: 'emailSettings',
    state: 'newAddress',
    act: async (page) => {
      await press(page, 'Trocar o e-mail')
      await main(page).getByRole('textbox', { name: 'Novo e-mail' }).waitFor()
    },
  },
  {
    page: 'dataSettings',
    state: 'reauthentication',
    act: async (page) => {
      await page.route('**/api/user/export-data', (route) =>
        route.fulfill({ status: 403, json: { code: 'auth.proofNeeded' } }),
      )
      await press(page, 'Pedir uma cópia')
      await waitFor(page, 'Confirme que é você')
    },
  },
  {
    page: 'securitySettings',
    state: 'secondFactor',
    act: async (page) => {
      await press(page, 'Ativar a verificação')
      await main(page).getByRole('img', { name: 'Código QR para o aplicativo autenticador' }).waitFor()
    },
  },
  {
    page: 'adminUsers',
    state: 'deactivating',
    act: async (page) => {
      await press(page, 'Desativar')
      await page.getByRole('dialog').waitFor()
    },
  },
  { page: 'adminInbox', state: 'opened', act: openMessage },
]
