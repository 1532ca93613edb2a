import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toggle } from '#src/ui/toggle.tsx'

afterEach(cleanup)

const control = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Guardar áudios' })

// Proves DATA-02.
test('a toggle calls back with the other state, and shows that of its prop', () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  const { rerender } = render(<Toggle name="news" label="Guardar áudios" isOn={false} onChange={onChange} />)
  fireEvent.click(control())
  expect(onChange.mock.calls).toEqual([[true]])
  expect(control().checked).toBe(false)
  rerender(<Toggle name="news" label="Guardar áudios" isOn onChange={onChange} />)
  expect(control().checked).toBe(true)
  fireEvent.click(control())
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('a click changes nothing while a toggle is being saved', () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  render(<Toggle name="news" label="Guardar áudios" isOn busy onChange={onChange} />)
  fireEvent.click(control())
  expect(onChange.mock.calls).toEqual([])
  expect(control().checked).toBe(true)
  expect(control().getAttribute('aria-disabled')).toBe('true')
})

test('a toggle is described by its hint', () => {
  render(<Toggle name="news" label="Guardar áudios" hint="Por 30 dias." isOn onChange={() => {}} />)
  expect(document.getElementById(control().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Por 30 dias.')
})
