import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ActivityArea } from '#src/ui/activity-area.tsx'

afterEach(cleanup)

const page = (onActivity: () => void) => (
  <>
    <h2 tabIndex={-1}>Conta criada</h2>
    <a href="#top">Início</a>
    <ActivityArea onActivity={onActivity}>
      <button type="button">Corrigir</button>
    </ActivityArea>
  </>
)

// Proves REG-13.
it.each([
  ['a press on the heading', () => fireEvent.pointerDown(screen.getByRole('heading'))],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'ArrowDown' })],
  ['the wheel', () => fireEvent.wheel(document.body)],
  ['focus outside of the area', () => screen.getByRole('link').focus()],
  ['focus inside of it', () => screen.getByRole('button').focus()],
])('%s anywhere on the page is activity', (_, act) => {
  const onActivity = vi.fn<() => void>()
  render(page(onActivity))
  act()
  expect(onActivity).toHaveBeenCalled()
})

it('focus that the page moves to a heading is no activity', () => {
  const onActivity = vi.fn<() => void>()
  render(page(onActivity))
  screen.getByRole('heading').focus()
  expect(onActivity).not.toHaveBeenCalled()
})

it('the activity area does not call back after it was unmounted', () => {
  const onActivity = vi.fn<() => void>()
  render(page(onActivity)).unmount()
  fireEvent.pointerDown(document.body)
  expect(onActivity).not.toHaveBeenCalled()
})
