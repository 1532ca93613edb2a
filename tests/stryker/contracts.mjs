import { optionsFor } from './options.mjs'

/** Tests that read how sources and texts are written. */
const ABOUT_FILES = ['catalogues', 'error-producers']

// The runner takes no list of tests, only a file that has one: those that look at what the sources do, not at how they are
// written.
process.env['STRYKER_TESTS'] = JSON.stringify([`tests/contracts/!(${ABOUT_FILES.join('|')}).test.ts`])

export default {
  ...optionsFor({
    name: 'contracts',
    mutate: [
      'contracts/**/*.ts',
      'machines/kit/{field-issues,to-failure}.ts',
      // Of facts that are written down once (brand, limits, plans) a test could only be a copy.
      '!contracts/{brand,limits,plans,roadmap}.ts',
      '!contracts/tables/**',
    ],
  }),
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/stryker/vitest.config.ts' },
  timeoutMS: 20_000,
}
