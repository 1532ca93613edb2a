/** Console errors and warnings while views are shown. */
import { afterEach, beforeEach, vi } from 'vitest'

export const watchConsole = () => {
  const messages: unknown[][] = []
  const record = (...args: unknown[]) => void messages.push(args)
  beforeEach(() => {
    messages.length = 0
    vi.spyOn(console, 'error').mockImplementation(record)
    vi.spyOn(console, 'warn').mockImplementation(record)
    // Going back would leave the test runner's page.
    vi.spyOn(history, 'back').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return messages
}
