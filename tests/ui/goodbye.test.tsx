/** When the goodbye page says that an account was deleted. */
import { cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { App } from '#src/app/router.tsx'
import { createArrival } from '#src/app/arrival/arrival.ts'
import { preloadPage } from '#src/app/pages.ts'

const place = { language: 'pt', page: 'goodbye', pathname: '/pt/ate-logo' } as const

beforeEach(() => preloadPage('goodbye', 'pt'))
afterEach(() => {
  cleanup()
  history.replaceState(null, '')
})

const titleAfter = (state: unknown) => {
  history.replaceState(state, '', place.pathname)
  const { container } = render(<App arrival={createArrival({ place })} />)
  return container.querySelector('h1')?.textContent
}

// Proves DATA-24.
test.for([
  ['a deletion', { intent: 'accountDeleted' }, 'Sua conta foi excluída'],
  ['a link', null, 'Até logo'],
  ['another page', { intent: 'passwordReset' }, 'Até logo'],
] as const)('the page has the right title after %s', ([, state, title]) => {
  expect(titleAfter(state)).toBe(title)
})

test('the prerendered page does not mention a deletion', () => {
  history.replaceState({ intent: 'accountDeleted' }, '')
  const html = renderToString(<App arrival={createArrival({ place: { ...place, isHydrating: true } })} />)
  expect(html).not.toContain('Sua conta foi excluída')
})
