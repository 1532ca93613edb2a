import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Form } from '#src/ui/form.tsx'
import { PhoneField } from '#src/ui/phone-field.tsx'
import { inLanguage } from './account/kit.tsx'

afterEach(cleanup)

const CHECK = 'Parece faltar algum dígito: confira.'

const formWith = (stored = '') => (
  <Form label="Teste" busy={false} issues={{}} fill={null} onSubmit={() => {}}>
    <PhoneField defaultValue={stored} />
  </Form>
)
const noteNow = () =>
  (screen.getByRole('textbox').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .at(-1)

// Proves ACCOUNT-16.
it.each([
  ['(11) 91234-5678', 'Vamos guardar como +55 (11) 91234-5678'],
  ['11 3333-4444', 'Vamos guardar como +55 (11) 93333-4444'],
  ['(11) 91234-5', `Vamos guardar como +55 (11) 912345 ${CHECK}`],
  ['(11) -----', `Vamos guardar como +55 (11) ----- ${CHECK}`],
  ['123456789', ''],
  ['----------', ''],
])('%s has the note: %s', (typed, note) => {
  render(formWith(), { wrapper: inLanguage('pt') })
  fireEvent.input(screen.getByRole('textbox'), { target: { value: typed } })
  expect(noteNow()).toBe(note)
})

// Proves ACCOUNT-09, ACCOUNT-16.
it('the note is of a number that another tab stored, unless one is being typed', () => {
  const { rerender } = render(formWith('11912345678'), { wrapper: inLanguage('pt') })
  rerender(formWith('11987654321'))
  expect(noteNow()).toBe('Vamos guardar como +55 (11) 98765-4321')
  fireEvent.input(screen.getByRole('textbox'), { target: { value: '(21) 91234-5678' } })
  rerender(formWith('11911112222'))
  expect(noteNow()).toBe('Vamos guardar como +55 (21) 91234-5678')
})
