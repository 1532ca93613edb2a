/**
 * Set up before each test file: a window and modules of its own. Workers are shared, as importing libraries took most of the
 * time of these tests.
 */
import { vi } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'

const worker = globalThis as { closeWindow?: () => unknown }

// Only now, as React may still render something of the file before, for which there has to be a window.
await worker.closeWindow?.()
const { teardown } = await builtinEnvironments['happy-dom'].setup(globalThis, {})
worker.closeWindow = () => teardown(globalThis)
vi.resetModules()
// Loaded with the first window of the worker.
const { screen, within } = await import('@testing-library/react')
Object.assign(screen, within(document.body))
