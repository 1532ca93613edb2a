/** The alternatives on the page that asks for a code, the most common first. */
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { EmailPurpose } from '#contracts/callback.ts'
import { callbackMachine } from '#machines/callback/callback.machine.ts'
import { CodeForm } from '#src/features/callback/code-form.tsx'
import { idleSnapshot } from '#src/flow-runtime/idle-snapshot.ts'
import { i18nFor } from '#src/page-context/i18n.ts'
import { PlaceContext } from '#src/page-context/place.ts'
import { loadTexts } from './kit/failure-texts.tsx'

beforeAll(loadTexts)
afterEach(cleanup)

const asksCode = (purpose: EmailPurpose) => {
  const input = { navigationState: { purpose } }
  return createActor(callbackMachine, { input, snapshot: idleSnapshot(callbackMachine, 'enteringCode', input) })
}

it.each<[EmailPurpose, string[]]>([
  ['signup', ['Já confirmei: entrar', 'Pedir um novo link']],
  ['recovery', ['Pedir um novo link', 'Já confirmei: entrar']],
])('the form for a code of %s has the links %j', (purpose, links) => {
  render(
    <I18nProvider i18n={i18nFor('pt')}>
      <PlaceContext value={{ language: 'pt', page: 'authCallback', pathname: '/pt/auth/callback' }}>
        <CodeForm flow={asksCode(purpose)} />
      </PlaceContext>
    </I18nProvider>,
  )
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.filter((name) => links.includes(name ?? ''))).toEqual(links)
})
