/** What the browser's console is told while views are shown. */
import { afterEach, beforeEach, vi } from 'vitest'

export const watchConsole = () => {
  const complaints: unknown[][] = []
  const complain = (...said: unknown[]) => void complaints.push(said)
  beforeEach(() => {
    complaints.length = 0
    vi.spyOn(console, 'error').mockImplementation(complain)
    vi.spyOn(console, 'warn').mockImplementation(complain)
    // The page of the runner is no place to come from.
    vi.spyOn(history, 'back').mockImplementation(() => {})
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return complaints
}
