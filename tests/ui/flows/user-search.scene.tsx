import type { Scene } from '../kit/scenes.ts'

export const scene: Scene = async () => {
  const { UserSearch } = await import('#src/pages/admin-users/user-search.tsx')
  return <UserSearch>{(asked) => <p>{asked}</p>}</UserSearch>
}
