import { expect, test } from 'vitest'
import { ERROR_CODES } from '#contracts/errors.ts'
import { ISSUE_CODES } from '#contracts/forms/issues.ts'
import { ERROR_MESSAGES } from '#src/messages/error-messages.ts'
import { ISSUE_MESSAGES } from '#src/messages/issue-messages.ts'

// Proves FAIL-29.
test('every failure has a text under its own id', () => {
  const ids = Object.fromEntries(Object.entries(ERROR_MESSAGES).map(([code, { id }]) => [code, id]))
  expect(ids).toEqual(Object.fromEntries(ERROR_CODES.map((code) => [code, `error.${code}`])))
})

test('every issue has a text under its own id', () => {
  const ids = Object.fromEntries(Object.entries(ISSUE_MESSAGES).map(([code, { id }]) => [code, id]))
  expect(ids).toEqual(Object.fromEntries(ISSUE_CODES.map((code) => [code, `issue.${code}`])))
})
