import { fromPromise } from 'xstate'
import type { Profile } from '#contracts/account.ts'
import { USER_LOOKUP_TTL } from '#contracts/limits.ts'
import type { Clients } from '#src/clients/clients.ts'
import { asOwner } from '#src/clients/as-owner.ts'
import { unwrap } from '#src/clients/failures.ts'

type Row = { id: string; name: string; email: string; role: Profile['role']; is_active: boolean }

const COLUMNS = 'id, name, email, role, is_active'

/** One answer is kept for ten seconds, for its id alone (SESSION-23). */
let kept: { id: string; until: number; profile: Profile } | null = null

export const dropKeptProfile = () => {
  kept = null
}

export const defineLoadProfile = ({ openService }: Clients) =>
  fromPromise<Profile | null, { id: string }>(async ({ input: { id }, signal }) => {
    if (kept !== null && kept.id === id && kept.until > Date.now()) return kept.profile
    dropKeptProfile()
    const { client } = await openService()
    const own = () => client.from('users').select(COLUMNS).eq('auth_id', id).abortSignal(signal).maybeSingle<Row>()
    const row = await asOwner(client, async () => unwrap(await own()))
    if (row === null) return null
    const { is_active: isActive, ...rest } = row
    const profile: Profile = { ...rest, isActive, isFallback: false }
    kept = { id, until: Date.now() + USER_LOOKUP_TTL, profile }
    return profile
  })
