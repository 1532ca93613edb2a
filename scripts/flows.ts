/**
 * `npm run flows`: writes the lists of flows, each flow's edge table beside its machine, docs/flows, and the matrix of
 * requirements, to be reviewed as a diff.
 */
import './kit/help.mjs'
import './kit/no-options.mjs'
import { writeRegistries } from './kit/flow-new/registries.ts'

writeRegistries()
// Imported after the lists are complete, so that they include a new flow.
await import('./kit/flow-docs/write.ts')
