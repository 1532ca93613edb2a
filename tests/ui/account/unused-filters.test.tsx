/** Filters above the list of transcriptions, by what the list has. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { TranscriptionDeletionProvider } from '#src/account/transcription-deletion/transcription-deletion.tsx'
import { call } from '#src/clients/call.ts'
import { queryCache } from '#src/clients/query-cache.ts'
import TranscriptionsPage from '#src/pages/transcriptions/index.tsx'
import { inLanguage } from './kit.tsx'

vi.mock('#src/clients/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

beforeEach(() => queryCache.clear())
afterEach(cleanup)

const ROW = {
  id: 'row-1',
  user_uuid: 'ana',
  encrypted_content: 'v1.sealed',
  encryption_key_id: 'key-ana',
  summary_encrypted: null,
  has_summary: false,
  created_at: '2026-11-20T12:00:00Z',
}

const isFilterShown = () => screen.queryByText('Filtrar') !== null

/** Opens the page, and another URL of it if there is one; resolves with whether each shows the filters. */
const open = async (data: readonly object[], urls: readonly string[]) => {
  vi.mocked(call).mockResolvedValue({ data, total: data.length, next: null } as never)
  const { hook, searchHook, navigate } = memoryLocation({ path: '/pt/transcriptions' })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <TranscriptionDeletionProvider personId="ana">
        <TranscriptionsPage />
      </TranscriptionDeletionProvider>
    </Router>,
    { wrapper: inLanguage('pt', 'transcriptions') },
  )
  const visible: boolean[] = []
  for (const url of urls) {
    act(() => navigate(url))
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    visible.push(isFilterShown())
  }
  return visible
}

const [ALL, FILTERED] = ['/pt/transcriptions', '/pt/transcriptions?dias=7']

// Proves SCRIBE-100.
test.each([
  ['an empty list has no filters', [], [ALL, FILTERED, ALL], [false, true, false]],
  ['a list with rows has filters', [ROW], [ALL, FILTERED], [true, true]],
])('%s, an empty result of a filter keeps them', async (_, rows, urls, expected) => {
  expect(await open(rows, urls)).toEqual(expected)
})
