import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import { profileReading } from '../reading/profile-reading.ts'
import { useReading } from '../reading/reading-state.tsx'
import { AvatarImage } from './avatar-image.tsx'

/** Shows the initial until the picture is known, or if there is none. */
export const OwnAvatar = ({ name }: { name: string }) => {
  const user = useReading(profileReading).data as UserWithProfile | null
  return <AvatarImage name={name} address={user?.profile?.avatar_url ?? null} />
}
