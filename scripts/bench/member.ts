/** Account of the benchmark, with sessions and one transcription. */
import { createClient } from '@supabase/supabase-js'
import { SEED_PASSWORD, SEEDED } from '../../server/embedded/seed.ts'

export type BenchMember = {
  email: string
  password: string
  key: string
  bearer: string
  /** One session per connection, each with its own refresh token. */
  refreshTokens: string[]
  profile: unknown
  sealed: { encrypted_content: string; encrypted_summary: string | null; encryption_key_id: string }
}

type StoredTranscription = { encrypted_content: string; summary_encrypted: string | null; encryption_key_id: string }

export const signInMember = async (origin: string, sessions: number): Promise<BenchMember> => {
  const { supabaseKey: key } = (await (await fetch(`${origin}/config.json`)).json()) as { supabaseKey: string }
  const { email } = SEEDED.member
  const opened = []
  for (let index = 0; index <= sessions; index += 1) {
    const client = createClient(origin, key, { auth: { persistSession: false, autoRefreshToken: false } })
    const { data, error } = await client.auth.signInWithPassword({ email, password: SEED_PASSWORD })
    if (error !== null) throw error
    opened.push(data.session)
  }
  const [first, ...others] = opened
  const bearer = `Bearer ${first?.access_token ?? ''}`
  const read = async (path: string) =>
    (await (await fetch(`${origin}${path}`, { headers: { Authorization: bearer } })).json()) as unknown
  const { data } = (await read('/api/transcriptions')) as { data: StoredTranscription[] }
  const [stored] = data
  if (stored === undefined) throw new Error('The member has no transcription to open.')
  return {
    email,
    password: SEED_PASSWORD,
    key,
    bearer,
    refreshTokens: others.map(({ refresh_token: token }) => token),
    profile: await read('/api/user/profile'),
    sealed: {
      encrypted_content: stored.encrypted_content,
      encrypted_summary: stored.summary_encrypted,
      encryption_key_id: stored.encryption_key_id,
    },
  }
}
