import { playFlows } from './play-flows.ts'

playFlows(1, 2)
