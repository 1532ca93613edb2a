import { runMutants } from './run-mutants.ts'

runMutants(2, 4)
