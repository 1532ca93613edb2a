import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { LINK_CODE_TTL, SECOND } from '#contracts/limits.ts'
import { CodeSteps } from '#src/features/transcribe-settings/code-steps.tsx'
import { inLanguage } from './kit.tsx'

afterEach(cleanup)

const textOf = (timeLeft: number) => {
  const offer = { code: 'ABCD2345', expires_at: new Date(Date.now() + timeLeft).toISOString() }
  const part = <CodeSteps offer={offer} failure={null} onCheck={null} onDrop={() => {}} />
  return render(part, { wrapper: inLanguage('pt') }).container.textContent
}

// Proves SCRIBE-42.
it('no time is shown for a new code that is expired by the clock of the device', () => {
  expect(textOf(LINK_CODE_TTL)).toContain('Vale por mais')
  expect(textOf(-SECOND)).not.toContain('Vale por mais')
})
