/** The attack matrix: every verb and column of every table, as everybody, over REST (FIELD-06). */
import { beforeAll, describe, expect, it } from 'vitest'
import { ACCESS, ORDER, VERBS, type Outcome } from '../access.matrix.ts'
import { ATTEMPTS, attemptUpdate, type Attempt } from '../kit/attempts.ts'
import { layOutFixtures } from '../kit/fixture-rows.ts'
import { FIXTURES } from '../kit/fixtures.ts'
import type { SuiteContext } from '../kit/suite-context.ts'
import type { Actor, Person } from '../kit/people.ts'

const outcomeFor = (line: string, actor: Actor) => line.split(/\s+/)[ORDER.indexOf(actor)] as Outcome

const expectedFor = (table: string, actor: Actor): Record<string, unknown> => {
  const access = ACCESS[table]
  if (access === undefined) return {}
  return {
    ...Object.fromEntries(VERBS.map((verb) => [verb, outcomeFor(access[verb], actor)])),
    update: Object.fromEntries(
      Object.entries(access.update).map(([column, line]) => [column, outcomeFor(line, actor)]),
    ),
  }
}

const seenBy = async (attempt: Attempt, columns: readonly string[]): Promise<Record<string, unknown>> => {
  const outcomes: Record<string, unknown> = {}
  for (const verb of VERBS) outcomes[verb] = await ATTEMPTS[verb](attempt)
  const update: Record<string, unknown> = {}
  for (const column of columns) update[column] = await attemptUpdate(attempt, column)
  return { ...outcomes, update }
}

export const accessSuite = (context: SuiteContext) => {
  describe('access matrix', () => {
    beforeAll(async () => {
      await layOutFixtures(context.db, context.people)
    })

    // Proves FIELD-03, FIELD-04, FIELD-05.
    it('has every table and column of the database, and no other', async () => {
      const rows = await context.db.query<{ table_name: string; column_name: string }>(
        `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
      )
      const columns = rows.map((row) => `${row.table_name}.${row.column_name}`).toSorted()
      const listedColumns = Object.entries(ACCESS).flatMap(([table, { update }]) =>
        Object.keys(update).map((column) => `${table}.${column}`),
      )
      expect(listedColumns.toSorted()).toEqual(columns)
      expect(Object.keys(FIXTURES).toSorted()).toEqual(Object.keys(ACCESS).toSorted())
    })

    describe.each(Object.keys(ACCESS))('%s', (table) => {
      // Proves SECURITY-01, FIELD-06.
      it.each(ORDER)('has the expected access as %s', async (actor) => {
        const { call, db, people } = context
        const actingPerson: Person | null = actor === 'visitor' ? null : people[actor]
        const target = actor === 'inactive' ? people.inactive : people.member
        const attempt = { call, db, table, token: actingPerson?.token ?? null, target, stranger: people.other }
        expect(await seenBy(attempt, Object.keys(ACCESS[table]?.update ?? {}))).toEqual(expectedFor(table, actor))
      })
    })
  })
}
