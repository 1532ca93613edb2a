/** The form that replies to a message of the inbox. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ReplyForm } from '#src/features/admin-inbox/reply-form.tsx'
import { messageOf } from '#tests/flows/kit/admin-rows.ts'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const newMessage = messageOf({ id: 'message-nora', status: 'new', answer: null })
const formFor = (language: string, isFailed = false) => (
  <ReplyForm
    message={{ ...newMessage, language }}
    busy={false}
    issues={isFailed ? { answer: 'message.tooShort' } : {}}
    onSend={() => {}}
  />
)
const fieldOf = () => screen.getByLabelText<HTMLTextAreaElement>('Resposta')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

// Proves ADMIN-24.
test('a prepared reply is in the language of the message, and added to what was typed', () => {
  render(formFor('fr'), { wrapper: inLanguage('pt') })
  press('Agradecer a sugestão')
  expect(fieldOf().value).toMatch(/^Merci pour votre suggestion\./)
  expect(document.activeElement).toBe(fieldOf())
  fireEvent.input(fieldOf(), { target: { value: 'Bonjour.\n' } })
  press('Agradecer a sugestão')
  expect(fieldOf().value).toMatch(/^Bonjour\.\n\nMerci pour votre suggestion\./)
})

// Proves ADMIN-24.
test('a failure keeps what was typed', () => {
  const { rerender } = render(formFor('pt'), { wrapper: inLanguage('pt') })
  fireEvent.input(fieldOf(), { target: { value: 'Sim' } })
  rerender(formFor('pt', true))
  expect(fieldOf().value).toBe('Sim')
})
