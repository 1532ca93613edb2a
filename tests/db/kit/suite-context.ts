/** One open backend with everybody signed in, shared by all suites of a driver. */
import { afterAll, beforeAll, vi } from 'vitest'
import type { Backend, BackendSettings } from '#server/embedded/backend.ts'
import type { Database } from '#server/database/database.ts'
import { open } from './open.ts'
import { createPeople, type Call, type Mail, type People } from './people.ts'

export type SuiteContext = {
  readonly backend: Backend
  readonly db: Database
  readonly call: Call
  readonly mails: Mail[]
  readonly people: People
}

type Place = Pick<BackendSettings, 'dataDir' | 'databaseUrl'>

/** Filled before the first test runs; suites read it inside their tests. */
export const prepareSuiteContext = (
  prepare: () => Promise<{ place: Place; clear: () => Promise<void> | void }>,
): SuiteContext => {
  const context = {} as { -readonly [key in keyof SuiteContext]: SuiteContext[key] }
  let clear: (() => Promise<void> | void) | null = null
  beforeAll(async () => {
    // Each refusal is logged; the tests check the answers.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const prepared = await prepare()
    ;({ clear } = prepared)
    const { backend, call, mails } = await open(prepared.place)
    Object.assign(context, { backend, db: backend.db, call, mails, people: await createPeople(call, mails) })
  })
  afterAll(async () => {
    await context.backend?.close()
    await clear?.()
  })
  return context
}
