import { optionsFor } from './options.mjs'

// Of facts that are written down once (brand, limits, plans) a test could only be a copy.
export default optionsFor({
  name: 'contracts',
  mutate: [
    'contracts/**/*.ts',
    'machines/kit/{field-issues,to-failure}.ts',
    '!contracts/{brand,limits,plans,roadmap}.ts',
    '!contracts/tables/**',
  ],
  tests: ['tests/contracts/!(catalogues).test.ts', 'tests/model/{guards,effects}.test.ts'],
})
