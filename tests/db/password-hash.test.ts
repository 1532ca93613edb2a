import { expect, it } from 'vitest'
import { hashPassword, isPassword } from '#server/gate/passwords.ts'

// Proves SECURITY-43.
it('a password is stored as a bcrypt hash of cost 10, with its own salt', async () => {
  const [first, second] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')])
  expect(first).toMatch(/^\$2b\$10\$.{53}$/)
  expect(first).not.toBe(second)
  expect([await isPassword('correct horse', first), await isPassword('correct hors', first)]).toEqual([true, false])
})
