import { optionsFor } from './options.mjs'

// What the API takes and gives is held against the running server, which is too slow for this. Of facts that are written
// down once (brand, limits, plans) a test could only be a copy.
export default optionsFor({
  name: 'contracts',
  mutate: [
    'contracts/**/*.ts',
    '!contracts/api/**',
    '!contracts/{brand,limits,plans,roadmap}.ts',
    '!contracts/tables/**',
  ],
  tests: ['tests/contracts/!(catalogues).test.ts', 'tests/model/guards.test.ts'],
})
