/** Suites that need no stored data, on PGlite. Apart from `pglite.test.ts`, so that both files run in parallel. */
import { afterAll } from 'vitest'
import { closeBackend } from './kit/server.ts'
import './suites/database-independent.ts'

afterAll(closeBackend)
