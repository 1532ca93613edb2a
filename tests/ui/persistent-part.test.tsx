import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PersistentPart } from '#src/app/persistent-part.tsx'
import { inLanguage } from './account/kit.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const Body = () => <p>The panel</p>
const load = vi.fn<() => Promise<typeof Body>>()
const PART = { load, catalogs: [] }
const partOf = (openCount: number) => <PersistentPart part={PART} openCount={openCount} isWanted={() => false} />
const flush = () => act(async () => {})

const siteAnswers = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer)
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'))

// Proves FAIL-47.
test('a panel that could not be loaded shows a message after a click, and the next click retries', async () => {
  siteAnswers(unreachable)
  load.mockRejectedValue(new Error('blocked'))
  const { rerender } = render(partOf(0), { wrapper: inLanguage('pt') })
  await flush()
  expect([load.mock.calls.length, screen.queryByRole('alert')]).toEqual([0, null])
  rerender(partOf(1))
  await flush()
  expect(screen.getByRole('alert').textContent).toContain('Verifique a conexão ou recarregue a página.')
  rerender(partOf(1))
  await flush()
  expect(load).toHaveBeenCalledTimes(1)
  load.mockResolvedValue(Body)
  rerender(partOf(2))
  await flush()
  expect([screen.queryByText('The panel')?.textContent, screen.queryByRole('alert')]).toEqual(['The panel', null])
})

test('shows no error if loaded without a request', async () => {
  load.mockReset().mockRejectedValue(new Error('blocked'))
  render(<PersistentPart part={PART} openCount={0} isWanted={() => true} />, { wrapper: inLanguage('pt') })
  await flush()
  expect([load.mock.calls.length, screen.queryByRole('alert')]).toEqual([1, null])
})

// Proves FAIL-60.
test('a panel whose files are missing on a reachable site offers a reload', async () => {
  const reload = vi.fn<() => void>()
  siteAnswers(() => Promise.resolve(new Response(null, { status: 200 })))
  vi.stubGlobal('location', { pathname: '/pt', reload })
  load.mockReset().mockRejectedValue(new Error('not found'))
  render(partOf(1), { wrapper: inLanguage('pt') })
  await flush()
  fireEvent.click(screen.getByRole('button', { name: 'Recarregar' }))
  expect(reload).toHaveBeenCalledTimes(1)
})
