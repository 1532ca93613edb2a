import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Failure } from '#contracts/errors.ts'
import { SessionEndContext } from '#src/page-context/session-end.ts'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { inLanguage } from './account/kit.tsx'

afterEach(cleanup)

const note = (failure: Failure, hasEnded: boolean) => (
  <SessionEndContext value={hasEnded}>
    <FailureNote failure={failure} />
  </SessionEndContext>
)

const throughSignIn = (failure: Failure) => {
  const { rerender } = render(note(failure, false), { wrapper: inLanguage('pt') })
  const before = screen.getByRole('alert').textContent
  rerender(note(failure, true))
  rerender(note(failure, false))
  return [before, screen.getByRole('alert').textContent]
}

test.each(['auth.unauthenticated', 'privacy.unauthenticated'] as const)(
  'the note of %s states what to do next',
  (code) => {
    render(note({ code }, false), { wrapper: inLanguage('pt') })
    expect(screen.getByRole('alert').textContent).toContain('Entre na conta e tente de novo.')
  },
)

// Proves SESSION-31.
test.each(['auth.unauthenticated', 'privacy.unauthenticated'] as const)(
  'the note of %s no longer asks for a sign-in after a sign-in over the page',
  (code) => {
    const [before, after] = throughSignIn({ code })
    expect(before).not.toBe(after)
    expect(after).toBe('Você entrou de novo. Já pode tentar outra vez.')
  },
)

test('a note of another refusal is unchanged after a sign-in', () => {
  const [before, after] = throughSignIn({ code: 'service.unavailable' })
  expect(after).toBe(before)
})

test('a note asks for a sign-in again if the session is rejected again', () => {
  const { rerender } = render(note({ code: 'auth.unauthenticated' }, true), { wrapper: inLanguage('pt') })
  rerender(note({ code: 'auth.unauthenticated' }, false))
  expect(screen.getByRole('alert').textContent).toContain('Entre na conta e tente de novo.')
})

const Card = ({ failure, hasButton }: { failure: Failure | null; hasButton: boolean }) => (
  <>
    <input aria-label="Elsewhere" />
    <div data-flow="x">
      <FailureNote failure={failure} />
      {hasButton && <button type="button">Send</button>}
    </div>
  </>
)
const FAILED: Failure = { code: 'service.unavailable' }
const failWithFocusOn = (role: 'button' | 'textbox', hasButton = true) => {
  const { rerender } = render(<Card failure={null} hasButton />, { wrapper: inLanguage('pt') })
  screen.getByRole(role).focus()
  rerender(<Card failure={FAILED} hasButton={hasButton} />)
  return document.activeElement?.getAttribute('role') ?? document.activeElement?.tagName
}

// Proves FAIL-41.
test('a failure takes the focus after a click in its own part of the page, also if the button is gone', () => {
  expect(failWithFocusOn('button')).toBe('alert')
  cleanup()
  expect(failWithFocusOn('button', false)).toBe('alert')
})

// Proves FAIL-41.
test('a failure without a click does not move the focus from another part of the page', () => {
  expect(failWithFocusOn('textbox')).toBe('INPUT')
})
