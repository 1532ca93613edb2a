import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeletionWord } from '#src/features/account-deletion/deletion-word.tsx'
import { inLanguage } from './kit.tsx'

const step = {
  isBusy: false,
  issues: {},
  failure: null,
  isResultUnknown: false,
  onSubmit: () => {},
  onCancel: () => {},
}

// Proves DATA-51.
test('the confirmation word of a deletion that asked for a reauthentication is in its field', () => {
  render(<DeletionWord {...step} typed=" excluir" />, { wrapper: inLanguage('pt', 'dataSettings') })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(' excluir')
})
