import { optionsFor } from './options.mjs'

// What the API takes and gives is held against the running server, which is too slow for this.
export default optionsFor({
  name: 'contracts',
  mutate: ['contracts/**/*.ts', '!contracts/api/**'],
  tests: ['tests/contracts/!(catalogues).test.ts', 'tests/model/guards.test.ts'],
})
