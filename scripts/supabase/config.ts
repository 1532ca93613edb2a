/** Settings of a Supabase project, for `supabase start` and `supabase config push`. */
import { stringify } from 'smol-toml'
import {
  EMAIL_CODE_LENGTH,
  EMAIL_LINK_TTL_SECONDS,
  EMAIL_RESEND_INTERVAL,
  PAGE_MAX,
  PASSWORD_MIN_LENGTH,
} from '#contracts/limits.ts'
import { NOTICE_FILE, noticeSubject } from './notice.ts'

/** Seconds. */
const ACCESS_TOKEN_TTL = 3_600
const REFRESH_REUSE_INTERVAL = 10

/** Per five minutes and network: all calls are from our servers. The gate limits those of each visitor. */
const FROM_OUR_SERVERS = 30_000

/** All mails that the service may send. None has a token: our gate accepts only tokens that it has mailed itself. */
const MAILS = ['confirmation', 'recovery', 'invite', 'magic_link', 'email_change', 'reauthentication']

const templateOf = (name: string): [string, object] => [
  name,
  { subject: noticeSubject(), content_path: `./${NOTICE_FILE}` },
]

const CONFIG = {
  project_id: 'prosa',
  api: { enabled: true, schemas: ['public'], extra_search_path: ['public'], max_rows: PAGE_MAX },
  db: { major_version: 17, seed: { enabled: false } },
  realtime: { enabled: false },
  storage: { enabled: false },
  edge_runtime: { enabled: false },
  auth: {
    enabled: true,
    site_url: 'env(PUBLIC_URL)',
    additional_redirect_urls: [],
    jwt_expiry: ACCESS_TOKEN_TTL,
    enable_refresh_token_rotation: true,
    refresh_token_reuse_interval: REFRESH_REUSE_INTERVAL,
    enable_signup: false,
    enable_anonymous_sign_ins: false,
    enable_manual_linking: false,
    minimum_password_length: PASSWORD_MIN_LENGTH,
    rate_limit: {
      sign_in_sign_ups: FROM_OUR_SERVERS,
      token_refresh: FROM_OUR_SERVERS,
      token_verifications: FROM_OUR_SERVERS,
    },
    email: {
      // Required for sign-in with a password: it turns the provider on, not sign-ups.
      enabled: true,
      double_confirm_changes: true,
      enable_confirmations: true,
      secure_password_change: true,
      max_frequency: `${EMAIL_RESEND_INTERVAL / 1000}s`,
      otp_length: EMAIL_CODE_LENGTH,
      otp_expiry: EMAIL_LINK_TTL_SECONDS,
      template: Object.fromEntries(MAILS.map(templateOf)),
    },
    mfa: { totp: { enroll_enabled: false, verify_enabled: false } },
    hook: {
      before_user_created: { enabled: true, uri: 'pg-functions://postgres/private/refuse_sign_up' },
    },
  },
}

const HEADER = `# Written by \`npm run supabase:files\`; ADR 036 says why each value is what it is. \`supabase config push\` sends it to a
# hosted project, with PUBLIC_URL in the environment.
`

export const configFile = () => `${HEADER}\n${stringify(CONFIG)}`
