/** The sign-in over a page whose session has ended. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { I18nProvider } from '@lingui/react'
import { SignInAgainLoader } from '#src/app/sign-in-again-loader.tsx'
import type { Language } from '#contracts/languages.ts'
import { i18nFor, loadCatalogs } from '#src/page-context/i18n.ts'
import { PlaceContext } from '#src/page-context/place.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const at = (language: Language) => (
  <I18nProvider i18n={i18nFor(language)}>
    <PlaceContext value={{ language, page: 'dashboard', pathname: `/${language}/x` }}>
      <SignInAgainLoader email="ana@prosa.test" />
    </PlaceContext>
  </I18nProvider>
)

it('the sign-in form is shown in the other language too, after a step back to the page in that language', async () => {
  for (const language of ['pt', 'en'] as const) await loadCatalogs(language, ['shell', 'login', 'messages'])
  await import('#src/features/login/sign-in-again.tsx')
  const { rerender, container } = render(at('en'))
  await expect.poll(() => container.querySelector('[name=password]'), { timeout: 3_000 }).not.toBe(null)
  rerender(at('pt'))
  await expect.poll(() => container.querySelector('[name=password]'), { timeout: 3_000 }).not.toBe(null)
  expect(screen.getByRole('form')).toBeTruthy()
}, 30_000)

/** The name of the focused field, if the form's controls end at this height. */
const focusWith = async (bottom: number) => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, bottom - 40, 200, 40))
  const { container } = render(at('pt'))
  await expect.poll(() => container.querySelector('[name=password]'), { timeout: 3_000 }).not.toBe(null)
  const focused = document.activeElement?.getAttribute('name') ?? null
  cleanup()
  return focused
}

// Proves FAIL-62.
it('the form takes the focus to its password, unless the password is below the first screen', async () => {
  await loadCatalogs('pt', ['shell', 'login', 'messages'])
  expect([await focusWith(innerHeight / 2), await focusWith(innerHeight + 900)]).toEqual(['password', null])
}, 30_000)
