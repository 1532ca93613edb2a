/** Networks that an account was signed in from before. */
import { digestsOf, type Gate, networkDigest } from './gate.ts'

export const isKnownNetwork = async (gate: Gate, email: string, network: string): Promise<boolean> => {
  const rows = await gate.db.query(
    `select 1 from private.known_networks k join auth.users a on a.id = k.user_uuid
     where a.email = $1 and k.network_digest = any($2::text[])`,
    [email, `{${digestsOf(gate, 'network', network).join()}}`],
  )
  return rows.length > 0
}

/** Call after authentication: stores the network, unless the session's second factor is pending. */
export const rememberNetwork = (gate: Gate, sessionId: string | null, network: string) =>
  gate.db.query(
    `insert into private.known_networks (user_uuid, network_digest)
     select u.id, $2 from auth.sessions s join public.users u on u.id = s.user_id
     where s.id = $1 and not private.owes_factor(s.user_id, s.id)
     on conflict (user_uuid, network_digest) do update set seen_at = now()`,
    [sessionId, networkDigest(gate, network)],
  )
