/**
 * Begins with the files that take longest. Without a cache, as on a fresh clone, Vitest begins with the largest: the longest
 * ones, which are few lines that import their suites, ran last, for half of their time beside an idle core.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONGEST = [
  'scaffold/add-a-flow.test.ts',
  'api/pglite.test.ts',
  'api/postgres.test.ts',
  'mutants/part-1.test.ts',
  'mutants/part-2.test.ts',
  'mutants/part-3.test.ts',
  'mutants/part-4.test.ts',
  'ui/views/tours-1.views.ts',
  'ui/views/tours-2.views.ts',
  'ui/views/session.views.ts',
  'ui/views/accessible-1.views.ts',
  'ui/views/accessible-2.views.ts',
  'api/backup.test.ts',
  'api/move-to-postgres.test.ts',
  'api/process.test.ts',
  'db/pglite-start.test.ts',
  'api/fuzz.test.ts',
  'api/several-servers.test.ts',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONGEST.findIndex((name) => moduleId.endsWith(`/tests/${name}`))
  return rank === -1 ? LONGEST.length : rank
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of the sequencer, not of an array
    const inUsualOrder = await super.sort(files)
    return inUsualOrder.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
