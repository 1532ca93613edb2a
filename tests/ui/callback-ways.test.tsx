/** The alternatives on the page that asks for a code, the most common first. */
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { SnapshotFrom } from 'xstate'
import type { callbackMachine } from '#machines/callback/callback.machine.ts'
import { CodeForm } from '#src/features/callback/code-form.tsx'
import { i18nFor } from '#src/page-context/i18n.ts'
import { PlaceContext } from '#src/page-context/place.ts'
import { flowOf, loadTexts } from './kit/seams.tsx'

type State = SnapshotFrom<typeof callbackMachine>

beforeAll(loadTexts)
afterEach(cleanup)

const asksCode = (purpose: string) =>
  flowOf('callback')
    .graph.vertices.map(({ snapshot }) => snapshot as unknown as State)
    .find((state) => state.matches('enteringCode') && state.context.purpose === purpose) as State

it.each([
  ['signup', ['Já confirmei: entrar', 'Pedir um novo link']],
  ['recovery', ['Pedir um novo link', 'Já confirmei: entrar']],
])('for a code of %s: %j', (purpose, ways) => {
  render(
    <I18nProvider i18n={i18nFor('pt')}>
      <PlaceContext value={{ language: 'pt', page: 'authCallback', pathname: '/pt/auth/callback' }}>
        <CodeForm state={asksCode(purpose)} send={() => {}} />
      </PlaceContext>
    </I18nProvider>,
  )
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.filter((name) => ways.includes(name ?? ''))).toEqual(ways)
})
