/**
 * Preloaded into servers and API tests: new passwords are hashed at bcrypt's lowest cost. Its cost in the product is proved
 * by `tests/db/password-hash.test.ts`.
 */
import { createRequire } from 'node:module'

type Bcrypt = { hash: (password: string, cost: number) => Promise<string> }

const LOWEST_COST = 4

const bcrypt = createRequire(import.meta.url)('@node-rs/bcrypt') as Bcrypt
const { hash } = bcrypt
bcrypt.hash = (password) => hash(password, LOWEST_COST)
