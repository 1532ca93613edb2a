import type { Fixture } from '#tests/ui/kit/fixtures.ts'
import { givenUpMail } from '#tests/flows/kit/operations.ts'

export const fixture: Fixture = async (input) => {
  const { GivenUpMailRow } = await import('#src/features/admin-operations/given-up-mail-row.tsx')
  return (
    <ul>
      <GivenUpMailRow mail={givenUpMail((input as { id: string }).id)} />
    </ul>
  )
}
