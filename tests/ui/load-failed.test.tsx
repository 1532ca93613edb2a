import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LoadFailed } from '#src/ui/load-failed.tsx'
import { inLanguage } from './account/kit.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

// Proves FAIL-60.
test('a part that can be loaded again offers that, and no reload, which would discard what was typed', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 200 })))
  const retry = vi.fn<() => void>()
  render(<LoadFailed onRetry={retry} />, { wrapper: inLanguage('pt') })
  await act(async () => {})
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tentar de novo'])
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(retry).toHaveBeenCalledTimes(1)
})
