import { playFlows } from './play-flows.ts'

playFlows(2, 2)
