/**
 * `npm run test:stryker`: breaks sources in every small way and counts what no test notices. Much of what it breaks runs
 * when a file is loaded, so that every test has to run again: that is for the night.
 *
 * @param {{ name: string, mutate: string[], tests: string[] }} part `tests`: those that look at what the sources do, not at
 *   how they are written
 * @returns {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export const optionsFor = ({ name, mutate, tests }) => {
  // The runner takes no list of tests, only a file that has one.
  process.env['STRYKER_TESTS'] = JSON.stringify(tests)
  return {
    mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/stryker/vitest.config.ts' },
    // It reads tsconfig.json through an API that this TypeScript no longer has: it must not find one.
    tsconfigFile: 'none.json',
    thresholds: { high: 95, low: 90, break: 90 },
    concurrency: Number(process.env['STRYKER_CONCURRENCY'] ?? 2),
    timeoutMS: 20_000,
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `build/reports/stryker-${name}.html` },
    jsonReporter: { fileName: `build/reports/stryker-${name}.json` },
    tempDirName: 'build/stryker',
    ignorePatterns: [
      'dist',
      'build',
      'data',
      'docs',
      'public',
      'server',
      'tests/api',
      'tests/db',
      'tests/e2e',
      'tests/ui',
    ],
  }
}
