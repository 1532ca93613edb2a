import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '#src/ui/dialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const dialog = (isOpen: boolean, onClose: () => void = () => {}) => (
  <Dialog isOpen={isOpen} title="Apagar?" onClose={onClose} actions={<button type="button">Ficar</button>}>
    <p>Não dá para desfazer.</p>
  </Dialog>
)

const element = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

test('a dialog opens and closes by its prop, and is named by its title', () => {
  const { rerender } = render(dialog(false))
  expect(element().open).toBe(false)
  rerender(dialog(true))
  expect(element().open).toBe(true)
  expect(screen.getByRole('dialog', { name: 'Apagar?' })).toBe(element())
  rerender(dialog(false))
  expect(element().open).toBe(false)
})

test('Escape and a click on the backdrop call back, without closing the dialog', () => {
  const onClose = vi.fn<() => void>()
  render(dialog(true, onClose))
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(element(), cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent.mouseDown(element())
  fireEvent.click(element())
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(element().open).toBe(true)
})

/** Scrolls as browsers do if what they focus is below the first screen. */
const scrollOnOpen = (top: number) => {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true
    within(this).getByRole('button').focus()
    this.scrollTop = top
  })
}

// Proves FAIL-62.
test.each([
  ['a dialog that would open below its title focuses the title instead', 240, 'Apagar?'],
  ['a dialog that opens with its title in view focuses the safest action', 0, 'Ficar'],
])('%s', (_, top, focused) => {
  scrollOnOpen(top)
  render(dialog(true))
  expect([document.activeElement?.textContent, element().scrollTop]).toEqual([focused, 0])
})

// Proves FAIL-43.
test('a selection that is dragged from the text of the dialog onto the backdrop does not call back', () => {
  const onClose = vi.fn<() => void>()
  render(dialog(true, onClose))
  fireEvent.mouseDown(screen.getByText('Não dá para desfazer.'))
  fireEvent.mouseUp(element())
  // Dispatched at what both have in common.
  fireEvent.click(element())
  expect(onClose).not.toHaveBeenCalled()
})

test('a click inside the dialog does not call back', () => {
  const onClose = vi.fn<() => void>()
  render(dialog(true, onClose))
  fireEvent.click(screen.getByText('Não dá para desfazer.'))
  fireEvent.click(screen.getByRole('button', { name: 'Ficar' }))
  expect(onClose).not.toHaveBeenCalled()
})

test('a dialog calls back if the browser closed it, but not if its prop did, or if it is open again', () => {
  const onClose = vi.fn<() => void>()
  const { rerender } = render(dialog(true, onClose))
  fireEvent(element(), new Event('close'))
  expect(onClose).not.toHaveBeenCalled()
  element().removeAttribute('open')
  fireEvent(element(), new Event('close'))
  expect(onClose).toHaveBeenCalledTimes(1)
  rerender(dialog(false, onClose))
  expect(onClose).toHaveBeenCalledTimes(1)
})
