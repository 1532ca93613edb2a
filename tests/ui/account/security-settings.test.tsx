/** What the page of the security settings takes from the cache. */
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryCache } from '#src/clients/query-cache.ts'
import SecuritySettingsPage from '#src/pages/security-settings/index.tsx'
import { inLanguage } from './kit.tsx'

/** The service never answers. */
vi.mock(import('#src/clients/supabase.ts'), () => ({ openService: () => new Promise<never>(() => {}) }))

beforeEach(() => queryCache.clear())
afterEach(cleanup)

it('the second factor is not shown from the cache, as its flow starts from the first answer', async () => {
  const methods = {
    email: 'ana@prosa.test',
    isConfirmed: true,
    hasPassword: true,
    hasGoogle: false,
    secondFactor: null,
    isGoogleOffered: false,
  }
  await queryCache.fetch({ name: 'signInMethods' }, () => Promise.resolve(methods))
  render(<SecuritySettingsPage />, { wrapper: inLanguage('pt') })
  const flows = [...document.querySelectorAll('[data-flow]')].map((part) => part.getAttribute('data-flow'))
  expect(flows).not.toContain('secondFactor')
})
