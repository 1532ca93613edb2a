import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import { profileQuery } from '../query/profile-query.ts'
import { useQuery } from '../query/query-state.tsx'
import { AvatarImage } from './avatar-image.tsx'

/** Shows the initial until the picture is known, or if there is none. */
export const OwnAvatar = ({ name }: { name: string }) => {
  const user = useQuery(profileQuery).data as UserWithProfile | null
  return <AvatarImage name={name} url={user?.profile?.avatar_url ?? null} />
}
