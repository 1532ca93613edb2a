/** A visitor who reads one language, and finds elements by role and name. */
import { expect, type Page } from '@playwright/test'
import type { Language } from '#contracts/languages.ts'
import { pathOf, type RouteId } from '#contracts/routes.ts'
import type { Mailbox } from './mailbox.ts'
import type { Person } from './people.ts'
import { type Translate, translatorTo } from './translator.ts'

export type Visitor = {
  page: Page
  language: Language
  translate: Translate
  /** Opens a page and waits for its hydration. */
  open: (route: RouteId, tail?: string) => Promise<void>
  /** Clicks the button of this name. */
  click: (portuguese: string) => Promise<void>
  /** Writes into fields, by their names. */
  enters: (fields: Record<string, string>) => Promise<void>
  /** Waits for the screen of this title. */
  sees: (portuguese: string) => Promise<void>
  /** Waits for an alert: a failure, or a form's issues. */
  seesAlert: (portuguese: string) => Promise<void>
  /** Waits for a page, whatever its query. */
  isAt: (route: RouteId) => Promise<void>
}

/** Hydration starts at the first interaction at the latest; some parts wait for one on the hydrated page. */
export const waitUntilHydrated = async (page: Page): Promise<void> => {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.mouse.move(3, 3)
}

export const visitorOf = (page: Page, language: Language): Visitor => {
  const translate = translatorTo(language)
  return {
    page,
    language,
    translate,
    open: async (route, tail = '') => {
      await page.goto(pathOf(route, language) + tail)
      await waitUntilHydrated(page)
    },
    click: (portuguese) =>
      page
        .getByRole('main')
        .getByRole('button', { name: translate(portuguese), exact: true })
        .click(),
    enters: async (fields) => {
      for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value)
    },
    sees: (portuguese) =>
      expect(page.getByRole('heading', { level: 1, name: translate(portuguese), exact: true })).toBeVisible(),
    seesAlert: (portuguese) => expect(page.getByRole('alert').filter({ hasText: translate(portuguese) })).toBeVisible(),
    isAt: (route) => expect(page).toHaveURL(({ pathname }) => pathname === pathOf(route, language)),
  }
}

export const signIn = async (visitor: Visitor, { email, password }: Pick<Person, 'email' | 'password'>) => {
  await visitor.enters({ email, password })
  await visitor.click('Entrar')
}

/** Signs out by the person's menu, which only pages of the account have. */
export const clickSignOut = async ({ page, translate }: Visitor) => {
  await page.getByRole('banner').locator('summary').click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: translate('Sair'), exact: true })
    .click()
}

export const signOut = async (visitor: Visitor) => {
  await clickSignOut(visitor)
  await visitor.isAt('login')
}

export const register = async (visitor: Visitor, person: Person) => {
  const { name, phone, email, password } = person
  await visitor.enters({ name, phone, email, password, confirmPassword: password })
  await visitor.page.locator('main [name="terms"]').check()
  await visitor.click('Criar conta')
}

/** Registers and confirms by the mail's link; ends signed in, on the account's first page. */
export const registerAndConfirm = async (visitor: Visitor, person: Person, mailbox: Mailbox) => {
  await visitor.open('register')
  await register(visitor, person)
  const { link } = await mailbox.newest(person.email, 'confirmation')
  await visitor.page.goto(link ?? '')
  await visitor.click('Continuar')
  await visitor.click('Ir para minha conta')
  await visitor.isAt('dashboard')
}
