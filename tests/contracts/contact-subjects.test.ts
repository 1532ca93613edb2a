/** The subjects of a contact message have the same names for the sender and for support. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SUBJECTS } from '#server/features/contact/route.ts'

const FORM = readFileSync(join(import.meta.dirname, '../../src/features/contact/message-section.tsx'), 'utf8')

// Proves CONTACT-05.
it('the subjects of a contact message have the same names in the form and in the mail', () => {
  const options = [...FORM.matchAll(/value: '(\w+)', label: t`([^`]+)`/g)].map(([, value, label]) => [value, label])
  expect(Object.fromEntries(options)).toEqual(SUBJECTS)
})
