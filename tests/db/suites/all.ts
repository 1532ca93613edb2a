/** All suites that pass on every driver, on one shared backend. */
import type { SuiteContext } from '../kit/suite-context.ts'
import { accessSuite } from './access.ts'
import { attackSuite } from './attacks.ts'
import { databaseSuite } from './database.ts'
import { grantSuite } from './grants.ts'
import { lookupSuite } from './lookups.ts'
import { migrationSuite } from './migrations.ts'
import { profileRulesSuite } from './profile-rules.ts'
import { signUpSuite } from './sign-up.ts'
import { undeliverableSuite } from './undeliverable.ts'

export const allSuites = (context: SuiteContext) => {
  for (const suite of [
    accessSuite,
    attackSuite,
    grantSuite,
    profileRulesSuite,
    signUpSuite,
    undeliverableSuite,
    databaseSuite,
    lookupSuite,
    migrationSuite,
  ])
    suite(context)
}
