/** What is decided before anything is stored, on PGlite: beside `pglite.test.ts`, so that two cores have the suites of both. */
import { afterAll } from 'vitest'
import { closeBackend } from './kit/server.ts'
import './suites/at-the-gate.ts'

afterAll(closeBackend)
