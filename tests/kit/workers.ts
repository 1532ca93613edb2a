import { availableParallelism } from 'node:os'

/** Workers of the test runners. More than cores: for a third of its time a test waits for a process, an answer or a timer. */
export const WORKERS = Math.ceil(availableParallelism() * 1.5)
