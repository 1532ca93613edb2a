import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CpfField } from '#src/features/personal-data/cpf-field.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const CPF = '529.982.247-25'
const field = () => screen.queryByRole<HTMLInputElement>('textbox')
const cpfField = (isSaved: boolean, stored = CPF) => <CpfField defaultValue={stored} isSaved={isSaved} />

const leave = (typed: string) => {
  const input = field() as HTMLInputElement
  fireEvent.change(input, { target: { value: typed } })
  fireEvent.blur(input)
  return input.value
}

test('a CPF is formatted on blur, and other text is unchanged', () => {
  render(cpfField(false, ''), { wrapper: inLanguage('pt') })
  expect([leave('52998224725'), leave('529.982'), leave('')]).toEqual([CPF, '529.982', ''])
})

// Proves FIELD-18.
test('a stored CPF is masked, shown on request, and masked again after saving', () => {
  const { rerender, container } = render(cpfField(false), { wrapper: inLanguage('pt') })
  expect([field(), container.textContent?.includes('•••.•••.•••-25')]).toEqual([null, true])
  fireEvent.click(screen.getByRole('button'))
  expect(document.activeElement).toBe(field())
  rerender(cpfField(true))
  expect([field(), document.activeElement]).toEqual([null, screen.getByRole('button')])
  fireEvent.click(screen.getByRole('button'))
  expect(field()?.value).toBe(CPF)
})

test('a first CPF is masked after saving', () => {
  const { rerender } = render(cpfField(false, ''), { wrapper: inLanguage('pt') })
  rerender(cpfField(true))
  expect(field()).toBeNull()
})
