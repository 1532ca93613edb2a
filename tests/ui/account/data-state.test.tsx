import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Failure } from '#contracts/errors.ts'
import { DataState } from '#src/account/query/data-state.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

type Stage = 'loading' | 'failed' | 'empty' | 'ready'
type DataStateOptions = { failure?: Failure | null; isRetrying?: boolean; onRetry?: () => void }

const state = (stage: Stage, { failure = null, isRetrying = false, onRetry = () => {} }: DataStateOptions = {}) => (
  <DataState stage={stage} failure={failure} isRetrying={isRetrying} onRetry={onRetry} empty={<p>Nada ainda.</p>}>
    <p>Três transcrições</p>
  </DataState>
)

const LOST: Failure = { code: 'network.unreachable' }
const texts = () =>
  ['Carregando...', 'Nada ainda.', 'Três transcrições', 'Mostramos os últimos dados que carregamos.'].filter((text) =>
    document.body.textContent?.includes(text),
  )

// Proves FAIL-15, FAIL-16, ACCOUNT-02.
test('each state of the data shows its own content and nothing else', () => {
  const { rerender } = render(state('loading'), { wrapper: inLanguage('pt') })
  expect(texts()).toEqual(['Carregando...'])
  rerender(state('empty'))
  expect(texts()).toEqual(['Nada ainda.'])
  rerender(state('ready'))
  expect(texts()).toEqual(['Três transcrições'])
  rerender(state('failed', { failure: LOST }))
  expect(texts()).toEqual([])
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy()
})

const card = (stage: Stage) => <ListCard title="Seu plano">{state(stage, { failure: LOST })}</ListCard>

// Proves FAIL-38.
test('a card that could not be loaded shows its name and the reason', () => {
  const { rerender } = render(card('failed'), { wrapper: inLanguage('pt') })
  expect(screen.getAllByRole('status')[0]?.textContent).toMatch(/^Não foi possível carregar “Seu plano”\.\S/)
  rerender(card('ready'))
  expect(document.body.textContent).not.toContain('Não foi possível carregar')
})

// Proves FAIL-17.
test('a failed refetch keeps the last data, and shows the failure', () => {
  render(state('ready', { failure: LOST }), { wrapper: inLanguage('pt') })
  expect(texts()).toEqual(['Três transcrições', 'Mostramos os últimos dados que carregamos.'])
})

test('the retry button stays in place while retrying, and sends one request', () => {
  const onRetry = vi.fn<() => void>()
  const { rerender } = render(state('failed', { failure: LOST, onRetry }), { wrapper: inLanguage('pt') })
  const button = screen.getByRole('button')
  fireEvent.click(button)
  expect(onRetry).toHaveBeenCalledTimes(1)
  rerender(state('failed', { failure: LOST, isRetrying: true, onRetry }))
  expect(screen.getByRole('button')).toBe(button)
  fireEvent.click(button)
  expect(onRetry).toHaveBeenCalledTimes(1)
})
