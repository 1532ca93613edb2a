/** Changes that another tab of the same browser makes. */
import type { EnvironmentEvent } from './network.ts'

/** Another tab stores a value, of which the browser notifies this one. */
export const storesInOtherTab = (key: string, value: string): EnvironmentEvent => ({
  act: ({ page }) =>
    page.evaluate(
      (entry) => {
        localStorage.setItem(entry.key, entry.value)
        dispatchEvent(new StorageEvent('storage', { key: entry.key }))
      },
      { key, value },
    ),
  where: (state) => !state.hasTag('busy'),
})
