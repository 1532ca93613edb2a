import { optionsFor } from './options.mjs'

/** `npx stryker run tests/stryker/machines.mjs -m 'machines/login/*.machine.ts'` breaks one machine alone. */
export default {
  ...optionsFor({ name: 'machines', mutate: ['machines/*/*.machine.ts'] }),
  // A machine is one literal, made when its file is loaded: a runner of test files would restart for each mutant.
  testRunner: 'machines',
  plugins: ['./tests/stryker/machine-runner.ts', './tests/stryker/ignore-types.ts', './tests/stryker/by-machine.ts'],
  ignorers: ['types'],
  coverageAnalysis: 'perTest',
  timeoutMS: 5_000,
  reporters: ['by-machine', 'progress-append-only', 'html', 'json'],
}
