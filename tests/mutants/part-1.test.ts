import { runMutants } from './run-mutants.ts'

runMutants(1, 4)
