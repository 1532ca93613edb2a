/** New passwords are hashed at the lowest cost in servers of this process: the real cost took a third of the API tests. */
import { hash } from '@node-rs/bcrypt'
import { vi } from 'vitest'
import type * as Passwords from '#server/gate/passwords.ts'

const LOWEST_COST = 4

vi.mock('#server/gate/passwords.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof Passwords>()),
  hashPassword: (password: string) => hash(password, LOWEST_COST),
}))
