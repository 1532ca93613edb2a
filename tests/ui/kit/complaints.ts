/** Console output while views are shown. */
import { afterEach, beforeEach, vi } from 'vitest'

export const watchConsole = () => {
  const complaints: unknown[][] = []
  const complain = (...said: unknown[]) => void complaints.push(said)
  beforeEach(() => {
    complaints.length = 0
    vi.spyOn(console, 'error').mockImplementation(complain)
    vi.spyOn(console, 'warn').mockImplementation(complain)
    // Going back would leave the test runner's page.
    vi.spyOn(history, 'back').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return complaints
}
