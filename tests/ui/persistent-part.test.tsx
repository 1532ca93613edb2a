import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PersistentPart } from '#src/app/persistent-part.tsx'
import { inLanguage } from './account/kit.tsx'

afterEach(cleanup)

const Body = () => <p>The panel</p>
const load = vi.fn<() => Promise<typeof Body>>()
const PART = { load, catalogs: [] }
const asked = (requests: number) => <PersistentPart part={PART} openCount={requests} isWanted={() => false} />
const flush = () => act(async () => {})

// Proves FAIL-47.
test('a panel that could not be loaded shows a message after a click, and the next click retries', async () => {
  load.mockRejectedValue(new Error('blocked'))
  const { rerender } = render(asked(0), { wrapper: inLanguage('pt') })
  await flush()
  expect([load.mock.calls.length, screen.queryByRole('alert')]).toEqual([0, null])
  rerender(asked(1))
  await flush()
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível carregar.')
  rerender(asked(1))
  await flush()
  expect(load).toHaveBeenCalledTimes(1)
  load.mockResolvedValue(Body)
  rerender(asked(2))
  await flush()
  expect([screen.queryByText('The panel')?.textContent, screen.queryByRole('alert')]).toEqual(['The panel', null])
})

test('shows no error if loaded without a request', async () => {
  load.mockReset().mockRejectedValue(new Error('blocked'))
  render(<PersistentPart part={PART} openCount={0} isWanted={() => true} />, { wrapper: inLanguage('pt') })
  await flush()
  expect([load.mock.calls.length, screen.queryByRole('alert')]).toEqual([1, null])
})
