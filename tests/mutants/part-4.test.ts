import { runMutants } from './run-mutants.ts'

runMutants(4, 4)
