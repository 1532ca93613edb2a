/**
 * Texts with an identifier are written twice: in the code, and in the Portuguese catalogue, which is what people read.
 * `npm run i18n` copies the first to the second.
 */
import { beforeAll, expect, it } from 'vitest'
import { preloadPage } from '#src/app/pages.ts'
import { ERROR_MESSAGES } from '#src/messages/error-messages.ts'
import { ISSUE_MESSAGES } from '#src/messages/issue-messages.ts'
import { WEAK_PASSWORD_MESSAGES } from '#src/messages/weak-password-messages.ts'
import { i18nFor } from '#src/page-context/i18n.ts'

beforeAll(() => preloadPage('register', 'pt'))

it('source texts are the same in code and catalogue', () => {
  const all = [ERROR_MESSAGES, ISSUE_MESSAGES, WEAK_PASSWORD_MESSAGES].flatMap((messages) => Object.values(messages))
  const written = all.map(({ id, message }) => [id, message])
  expect(written.every(([, message]) => message !== undefined)).toBe(true)
  expect(all.map(({ id }) => [id, i18nFor('pt')._(id)])).toEqual(written)
})
