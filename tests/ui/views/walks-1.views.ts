import { walkFlows } from './walk-flows.ts'

walkFlows(1, 2)
