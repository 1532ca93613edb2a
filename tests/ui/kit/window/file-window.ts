/**
 * Set up before each test file: a window and modules of its own. Workers are shared, as importing libraries took most of the
 * time of these tests.
 */
import { afterAll, vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {})
vi.resetModules()
// The router's mark on a window whose history reports its changes: kept on the global object, it would count for this one.
Object.defineProperty(globalThis, Symbol.for('wouter_v3'), { value: undefined, configurable: true })
// Loaded with the first window of the worker.
const { screen, within } = await import('@testing-library/react')
Object.assign(screen, within(document.body))

afterAll(() => teardown(globalThis))
