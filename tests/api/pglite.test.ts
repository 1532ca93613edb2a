/** Suites that need stored data; `gate.test.ts` runs the others on the same kind of database. */
import { afterAll } from 'vitest'
import { closeBackend } from './kit/server.ts'
import './suites/stored.ts'

afterAll(closeBackend)
