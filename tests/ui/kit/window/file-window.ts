/**
 * Set up before each test file: a window and modules of its own. Workers are shared, as importing libraries took most of the
 * time of these tests.
 */
import { afterAll, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {})
vi.resetModules()
// Loaded with the first window of the worker.
const { screen, within } = await import('@testing-library/react')
Object.assign(screen, within(document.body))

afterAll(() => teardown(globalThis))
