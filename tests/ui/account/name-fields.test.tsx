import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { textsOf } from '#contracts/forms/personal-data.ts'
import { ANA_ROW } from '#machines/kit/samples.ts'
import { PersonalDataFields } from '#src/features/personal-data/personal-data-fields.tsx'
import { Form } from '#src/ui/form.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))

// Proves FIELD-20, FIELD-23.
it('fields of name, company and position accept 120 characters, and show a stored name that breaks the current rule', () => {
  render(
    <Form label="Teste" busy={false} issues={{ name: 'name.characters' }} onSubmit={() => {}}>
      <PersonalDataFields stored={textsOf({ ...ANA_ROW, name: 'Ana 🌻' })} isSaved={false} />
    </Form>,
    { wrapper: inLanguage('pt') },
  )
  expect(['Nome', 'Empresa', 'Cargo'].map((label) => field(label).maxLength)).toEqual([120, 120, 120])
  expect(field('Nome').value).toBe('Ana 🌻')
  expect(screen.getAllByText(/^Escreva o nome com letras/)).not.toEqual([])
})

// Proves FIELD-24.
it('a typed text is not truncated: one that is too long is an issue', () => {
  render(
    <Form label="Teste" busy={false} issues={{ bio: 'bio.tooLong' }} onSubmit={() => {}}>
      <PersonalDataFields stored={textsOf(ANA_ROW)} isSaved={false} />
    </Form>,
    { wrapper: inLanguage('pt') },
  )
  expect(field('Sobre você').maxLength).toBe(-1)
  expect(screen.getAllByText('O texto pode ter até 1.000 caracteres')).not.toEqual([])
})
