/** What depends on what is stored; `gate.test.ts` has the rest on the same database. */
import { afterAll } from 'vitest'
import { closeBackend } from './kit/server.ts'
import './suites/stored.ts'

afterAll(closeBackend)
