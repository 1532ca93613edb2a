import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Mails } from '#src/features/admin-operations/mails.tsx'
import { givenUpMail } from '#tests/flows/kit/operations.ts'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const mailsAfter = (attempts: number) => (
  <Mails
    mails={{
      waiting: 0,
      oldest_at: null,
      given_up: 1,
      bounced: 0,
      undeliverable: 0,
      newest: [{ ...givenUpMail('00000000-0000-4000-8000-000000000001'), attempts }],
    }}
  />
)
const button = () => screen.getByRole('button', { name: 'Tentar de novo' })

// Proves ADMIN-27.
it('a mail whose retry failed can be retried again; one without a retry keeps its button', () => {
  const { rerender } = render(mailsAfter(9), { wrapper: inLanguage('pt') })
  const first = button()
  // A no-break space keeps the number with its word.
  expect(screen.getByText('9 tentativas').className).toBe('no-wrap')
  rerender(mailsAfter(9))
  expect(button()).toBe(first)
  rerender(mailsAfter(10))
  expect(button()).not.toBe(first)
})
