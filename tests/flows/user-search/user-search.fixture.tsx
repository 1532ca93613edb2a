import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async (input) => {
  const { UserSearch } = await import('#src/features/admin-users/user-search.tsx')
  const { searched: initial } = input as { searched: string }
  return <UserSearch initial={initial}>{null}</UserSearch>
}
