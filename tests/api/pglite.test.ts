import { afterAll } from 'vitest'
import { closeBackend } from './kit/server.ts'
import './suites/all.ts'

afterAll(closeBackend)
