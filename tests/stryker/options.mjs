/**
 * `npm run test:stryker`: breaks sources in every small way and counts what no test notices. It is for the night.
 *
 * @param {{ name: string, mutate: string[] }} part
 * @returns {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export const optionsFor = ({ name, mutate }) => ({
  mutate,
  // It reads tsconfig.json through an API that this TypeScript no longer has: it must not find one.
  tsconfigFile: 'none.json',
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: Number(process.env['STRYKER_CONCURRENCY'] ?? 2),
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: `build/reports/stryker-${name}.html` },
  jsonReporter: { fileName: `build/reports/stryker-${name}.json` },
  tempDirName: 'build/stryker',
  // Left out of the copy that is broken. Tests of the contracts import from the server and from the kits of other tests;
  // those of a flow, what is played on the built product.
  ignorePatterns: ['dist', 'build', 'data', 'docs', 'public', 'tests/{api,db}/*.test.ts'],
})
