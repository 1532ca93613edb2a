import type { Fixture } from '#tests/ui/kit/fixtures.ts'

export const fixture: Fixture = async () => {
  const { UserSearch } = await import('#src/features/admin-users/user-search.tsx')
  return <UserSearch>{(asked) => <p>{asked}</p>}</UserSearch>
}
