/** Environments of productions. */
/** The four keys. */
export const KEYS = {
  JWT_SECRET: 'j'.repeat(32),
  SIGNING_KEY: 's'.repeat(32),
  PUBLISHABLE_KEY: 'sb_publishable_xyz',
  MASTER_KEYS: `new:${'n'.repeat(43)}`,
}
const REMOTE = 'postgres://prosa@db.example/prosa'
/** On this machine. */
export const OWN_CLUSTER = 'postgres://prosa@127.0.0.1:5433/postgres'
/** All that a production needs. */
export const PUBLIC = {
  ...KEYS,
  PUBLIC_URL: 'https://prosa.example',
  DATABASE_URL: REMOTE,
  SMTP_URL: 'smtp://mail.example',
  SMTP_FROM: 'oi@prosa.example',
  TRUSTED_PROXY_HOPS: '1',
}
/** A hosted project. */
export const HOSTED = { SUPABASE_URL: 'https://abc.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'k' }
