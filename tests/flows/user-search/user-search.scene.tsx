import type { Scene } from '#tests/ui/kit/scenes.ts'

export const scene: Scene = async () => {
  const { UserSearch } = await import('#src/features/admin-users/user-search.tsx')
  return <UserSearch>{(asked) => <p>{asked}</p>}</UserSearch>
}
