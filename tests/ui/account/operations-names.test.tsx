import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LIMIT_LABELS } from '#src/features/admin-operations/limit-labels.ts'
import { MAIL_NAMES } from '#src/features/admin-operations/mail-names.ts'
import { NameText } from '#src/features/admin-operations/name-text.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

// Proves ADMIN-26.
it('mails and limits are named in words, and one that only a newer server knows is shown as it is', () => {
  render(
    <>
      <NameText names={MAIL_NAMES} name="exportReady" />
      <NameText names={LIMIT_LABELS} name="signInByIp" />
      <NameText names={MAIL_NAMES} name="ofTomorrow" />
      <NameText names={LIMIT_LABELS} name="constructor" />
    </>,
    { wrapper: inLanguage('pt') },
  )
  expect(screen.getByText('Cópia de dados pronta')).toBeTruthy()
  expect(screen.getByText('Entradas de uma rede')).toBeTruthy()
  expect(screen.getByText('ofTomorrow').tagName).toBe('CODE')
  expect(screen.getByText('constructor').tagName).toBe('CODE')
})
