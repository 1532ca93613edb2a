import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Form } from '#src/ui/form.tsx'
import { PhoneField } from '#src/ui/phone-field.tsx'
import { inLanguage } from './account/kit.tsx'

afterEach(cleanup)

const CHECK = 'Parece faltar algum dígito: confira.'

// Proves ACCOUNT-16.
it.each([
  ['(11) 91234-5678', 'Vamos guardar como +55 (11) 91234-5678'],
  ['11 3333-4444', 'Vamos guardar como +55 (11) 93333-4444'],
  ['(11) 91234-5', `Vamos guardar como +55 (11) 912345 ${CHECK}`],
  ['(11) -----', `Vamos guardar como +55 (11) ----- ${CHECK}`],
  ['123456789', ''],
  ['----------', ''],
])('%s is noted as: %s', (typed, note) => {
  render(
    <Form label="Teste" busy={false} issues={{}} fill={null} onSubmit={() => {}}>
      <PhoneField />
    </Form>,
    { wrapper: inLanguage('pt') },
  )
  const field = screen.getByRole('textbox')
  fireEvent.input(field, { target: { value: typed } })
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
  expect(described.at(-1)).toBe(note)
})
