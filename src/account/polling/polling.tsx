import { pollingFlow } from './polling.flow.ts'
import { useFlow } from '#src/flow/use-flow.tsx'

/** Asks for another look for as long as it is there and somebody watches. */
export const Polling = ({ onDue }: { onDue: () => void }) => {
  useFlow(pollingFlow, { onListChanged: onDue })
  return null
}
