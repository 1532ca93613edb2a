import { walkFlows } from './walk-flows.ts'

walkFlows(2, 2)
