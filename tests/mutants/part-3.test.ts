import { runMutants } from './run-mutants.ts'

runMutants(3, 4)
