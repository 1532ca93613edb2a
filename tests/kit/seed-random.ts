/** Set up before each test file: generated inputs are the same in each run. */
import * as fc from 'fast-check'
import { SEED } from './seed.ts'

fc.configureGlobal({ seed: SEED })
