/** The query string that a page is given while the next page is loading, or cannot be loaded. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSearch } from 'wouter'
import { createArrival } from '#src/app/arrival/arrival.ts'
import type { ArrivalEvent } from '#src/app/arrival/transition.ts'
import { App } from '#src/app/router.tsx'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import type { Place } from '#src/page-context/place.ts'

const Probe = () => <p role="note">{useSearch()}</p>
vi.mock(import('#src/app/pages.ts'), async (original) => ({ ...(await original()), loadedPage: () => Probe }))

const ABOUT: Place = { page: 'about', language: 'en', pathname: '/en/sobre' }
const TERMS: Place = { page: 'terms', language: 'en', pathname: '/en/termos' }

const search = () => screen.getByRole('note').textContent

afterEach(cleanup)

// Proves ROUTE-29.
it('a page is given its own query, whatever page the URL names, until that page is shown', async () => {
  history.replaceState(null, '', '/en/sobre?a=1')
  await loadCatalogs('en', ['shell'])
  const pendingEffects: ((event: ArrivalEvent) => void)[] = []
  const hold = (_: unknown, send: (event: ArrivalEvent) => void) => void pendingEffects.push(send)
  const effects = { loading: hold, entering: hold, checking: hold }
  const arrival = createArrival({ place: ABOUT }, { effects, run: () => {}, watch: () => {} })
  const send = (event: ArrivalEvent) => act(() => arrival.send(event))
  const end = (event: ArrivalEvent) => act(() => pendingEffects.at(-1)?.(event))
  const { rerender } = render(<App arrival={arrival} />)
  // Rendered again: the router's events are those of the first window of a worker.
  const moveTo = (address: string) => {
    history.pushState(null, '', address)
    rerender(<App arrival={arrival} />)
  }
  const searches = [search()]
  moveTo('/en/sobre?a=2')
  searches.push(search())
  moveTo('/en/termos?b=1')
  send({ type: 'url.page', place: TERMS })
  searches.push(search())
  end({ type: 'effect.failed' })
  end({ type: 'effect.failed' })
  searches.push(arrival.getState().at, search())
  send({ type: 'page.retry' })
  end({ type: 'effect.done' })
  end({ type: 'effect.done' })
  searches.push(arrival.getState().at, search())
  expect(searches).toEqual(['a=1', 'a=2', 'a=2', 'unreachable', 'a=2', 'shown', 'b=1'])
})
