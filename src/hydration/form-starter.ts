/**
 * The inline script of pages with a form that runs before `starter.ts`. Where a round trip takes longer than the first
 * paint, their scripts are fetched beside the paint instead of after it; they run after it all the same.
 */
import { isHighLatency, isMetered } from '#src/clients/connection.ts'
import { preloadModules } from './preload-modules.ts'
import { readStartPlan } from './start-plan.ts'

if (isHighLatency() && !isMetered()) {
  const { entry, withEntry } = readStartPlan()
  preloadModules([entry, ...withEntry])
}
