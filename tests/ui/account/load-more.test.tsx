import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LoadMore } from '#src/account/query/load-more.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const loadMore = (shown: number, onMore: () => void = () => {}) => (
  <LoadMore shown={shown} total={12} hasMore={shown < 12} busy={false} isLoadingMore={false} onMore={onMore} />
)

// Proves FAIL-18.
test('a list shows its count, and a button while there are more rows', () => {
  const onMore = vi.fn<() => void>()
  const { rerender } = render(loadMore(10, onMore), { wrapper: inLanguage('pt') })
  expect(screen.getByRole('status').textContent).toBe('Mostrando 10 de 12')
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }))
  expect(onMore).toHaveBeenCalledTimes(1)
  rerender(loadMore(12, onMore))
  expect(screen.getByRole('status').textContent).toBe('Mostrando 12 de 12')
  expect(screen.queryByRole('button')).toBeNull()
})

test('after the last rows were loaded, the focus moves to the count', () => {
  const { rerender } = render(loadMore(10), { wrapper: inLanguage('pt') })
  screen.getByRole('button').focus()
  rerender(loadMore(12))
  expect(document.activeElement).toBe(screen.getByRole('status'))
})

test('a list that was complete from the start is not counted, and takes no focus', () => {
  const { container } = render(loadMore(12), { wrapper: inLanguage('pt') })
  expect(container.textContent).toBe('')
  expect(document.activeElement).toBe(document.body)
})

test('a list that has more only later is counted from then on', () => {
  const { rerender } = render(loadMore(12), { wrapper: inLanguage('pt') })
  rerender(loadMore(10))
  rerender(loadMore(12))
  expect(screen.getByRole('status').textContent).toBe('Mostrando 12 de 12')
})
