/** Column grants: declared in the migrations, applied and verified at every start. */
import type { Queries } from './database.ts'

export class GrantsMismatch extends Error {
  override readonly name = 'GrantsMismatch'
}

export const applyGrants = (db: Queries) => db.exec('select private.apply_grants()')

type Finding = { finding: string }

/** Differences between `private.allowed` and the privileges that these roles really have. */
const DIFFERENCES = `select finding from private.grant_differences() order by finding`

export const readGrantDifferences = async (db: Queries): Promise<string[]> =>
  (await db.query<Finding>(DIFFERENCES)).map(({ finding }) => finding)

export const checkGrants = async (db: Queries) => {
  const findings = await readGrantDifferences(db)
  if (findings.length > 0) throw new GrantsMismatch(`The database permits what it must not: ${findings.join('; ')}`)
}
