/**
 * `npm run flows`: writes the lists of flows, the edge table of every flow beside its machine, docs/flows, and what proves each
 * requirement, to be reviewed as a diff.
 */
import { writeRegistries } from './kit/flow-new/registries.ts'

writeRegistries()
// Only now are the lists complete: a flow that was just begun is in them.
await import('./kit/flow-docs/write.ts')
