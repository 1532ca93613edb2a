import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LIMIT_LABELS } from '#src/features/admin-operations/limit-labels.ts'
import { MAIL_LABELS } from '#src/features/admin-operations/mail-labels.ts'
import { CodeLabel } from '#src/features/admin-operations/code-label.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

// Proves ADMIN-26.
it('mails and limits have labels, and an unknown code of a newer server is shown unchanged', () => {
  render(
    <>
      <CodeLabel labels={MAIL_LABELS} code="exportReady" />
      <CodeLabel labels={LIMIT_LABELS} code="signInByIp" />
      <CodeLabel labels={MAIL_LABELS} code="ofTomorrow" />
      <CodeLabel labels={LIMIT_LABELS} code="constructor" />
    </>,
    { wrapper: inLanguage('pt') },
  )
  expect(screen.getByText('Cópia de dados pronta')).toBeTruthy()
  expect(screen.getByText('Entradas de uma rede')).toBeTruthy()
  expect(screen.getByText('ofTomorrow').tagName).toBe('CODE')
  expect(screen.getByText('constructor').tagName).toBe('CODE')
})
