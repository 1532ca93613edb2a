import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createArrival } from '#src/app/arrival/arrival.ts'
import { preloadPage } from '#src/app/pages.ts'
import { App } from '#src/app/router.tsx'
import { loadCatalogs } from '#src/page-context/i18n.ts'
import { resolveLocation } from '#src/page-context/place.ts'

const broken = vi.hoisted(() => ({ part: '' }))
const reportPageError = vi.hoisted(() => vi.fn<(event: string, error: unknown) => void>())
vi.mock(import('#src/app/page-errors.ts'), async (original) => ({ ...(await original()), reportPageError }))
vi.mock(import('#src/app/header.tsx'), () => ({
  Header: () => {
    if (broken.part === 'header') throw new Error('broken')
    return <header />
  },
}))
vi.mock(import('#src/app/footer.tsx'), () => ({
  Footer: () => {
    if (broken.part === 'footer') throw new Error('broken')
    return <footer />
  },
}))

afterEach(cleanup)

// Proves OPS-22, ROUTE-18.
it.each(['header', 'footer'])('an error in the %s shows the error screen, not a blank page', async (part) => {
  broken.part = part
  vi.spyOn(console, 'error').mockImplementation(() => {})
  history.replaceState(null, '', '/en/sobre')
  await loadCatalogs('en', ['shell'])
  await preloadPage('about', 'en')
  const arrival = resolveLocation('/en/sobre')
  if (arrival.kind === 'redirect') throw new Error('no page')
  render(<App arrival={createArrival({ place: arrival.place })} />)
  expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!')
  expect(reportPageError.mock.lastCall).toEqual(['page render failed', new Error('broken')])
  vi.restoreAllMocks()
})
