import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ConfirmDialog } from '#src/account/confirm-dialog.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

type QuestionProps = { isBusy: boolean; onNo: () => void }

const question = ({ isBusy, onNo }: QuestionProps) => (
  <ConfirmDialog title="Apagar?" no="Ficar" yes="Apagar" isBusy={isBusy} failure={null} onYes={() => {}} onNo={onNo}>
    <p>Não dá para desfazer.</p>
  </ConfirmDialog>
)

/** Every way to close it except its button: Escape, a click on the backdrop, the browser. */
const leave = () => {
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.mouseDown(dialog)
  fireEvent.click(dialog)
  return dialog.open
}

test('the dialog can be closed while nothing is running', () => {
  const onNo = vi.fn<() => void>()
  render(question({ isBusy: false, onNo }), { wrapper: inLanguage('pt') })
  leave()
  expect(onNo).toHaveBeenCalledTimes(2)
})

test('the dialog cannot be closed while its action is running', () => {
  const onNo = vi.fn<() => void>()
  render(question({ isBusy: true, onNo }), { wrapper: inLanguage('pt') })
  expect([leave(), onNo.mock.calls.length]).toEqual([true, 0])
  fireEvent.click(screen.getByRole('button', { name: 'Ficar' }))
  expect(onNo).not.toHaveBeenCalled()
})
