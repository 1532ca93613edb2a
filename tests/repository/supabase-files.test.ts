/** The generated files of `supabase/`, which `supabase start`, `db push` and `config push` read. */
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contracts/languages.ts'
import { supabaseFiles } from '../../scripts/supabase/files.ts'

/** Keys that the Supabase CLI 3.1 supports, of the sections in use. It ignores others without a word. */
const KNOWN: Record<string, readonly string[]> = {
  '': ['project_id', 'api', 'db', 'realtime', 'storage', 'edge_runtime', 'auth'],
  api: ['enabled', 'schemas', 'extra_search_path', 'max_rows', 'port', 'tls'],
  db: ['port', 'major_version', 'seed', 'migrations', 'pooler'],
  'db.seed': ['enabled', 'sql_paths'],
  realtime: ['enabled'],
  storage: ['enabled'],
  edge_runtime: ['enabled'],
  auth: [
    'enabled',
    'site_url',
    'additional_redirect_urls',
    'jwt_expiry',
    'enable_refresh_token_rotation',
    'refresh_token_reuse_interval',
    'enable_manual_linking',
    'enable_signup',
    'enable_anonymous_sign_ins',
    'minimum_password_length',
    'rate_limit',
    'hook',
    'mfa',
    'email',
  ],
  'auth.rate_limit': ['anonymous_users', 'token_refresh', 'sign_in_sign_ups', 'token_verifications', 'email_sent'],
  'auth.email': [
    'enabled',
    'double_confirm_changes',
    'enable_confirmations',
    'secure_password_change',
    'template',
    'smtp',
    'max_frequency',
    'otp_length',
    'otp_expiry',
  ],
  'auth.email.template': ['confirmation', 'recovery', 'invite', 'magic_link', 'email_change', 'reauthentication'],
  'auth.mfa': ['totp', 'phone', 'web_authn', 'max_enrolled_factors'],
  'auth.mfa.totp': ['enroll_enabled', 'verify_enabled'],
  'auth.hook': ['before_user_created', 'send_email', 'custom_access_token', 'password_verification_attempt'],
  'auth.hook.before_user_created': ['enabled', 'uri', 'secrets'],
}
const TEMPLATE = ['subject', 'content_path']

type Section = Record<string, unknown>

const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const unknownIn = (section: Section, path: string): string[] => {
  const known = path.startsWith('auth.email.template.') ? TEMPLATE : (KNOWN[path] ?? [])
  return Object.entries(section).flatMap(([key, value]) => {
    const inner = path === '' ? key : `${path}.${key}`
    return [...(known.includes(key) ? [] : [inner]), ...(isSection(value) ? unknownIn(value, inner) : [])]
  })
}

const read = (path: string) => readFileSync(path, 'utf8')

// Proves REST-08.
describe('the files of a Supabase project', () => {
  it('are up to date with contracts and mail texts (otherwise run npm run supabase:files)', async () => {
    const files = [...(await supabaseFiles())]
    expect(files.map(([path]) => [path, read(path)])).toEqual(files)
  })

  it('have only keys that the CLI supports, and templates that exist', () => {
    const config = parse(read('supabase/config.toml'))
    expect(unknownIn(config, '')).toEqual([])
    expect(config).toMatchObject({ auth: { site_url: 'env(PUBLIC_URL)', enable_signup: false } })
    const { template } = (config['auth'] as { email: { template: Record<string, { content_path: string }> } }).email
    expect(Object.values(template).map(({ content_path: path }) => read(path).length > 1000)).toEqual(
      Array.from({ length: 6 }, () => true),
    )
  })

  // Proves REST-09.
  it('send mails in the language of the account, with no token in any of them', () => {
    const html = read('supabase/templates/notice.html')
    const tags = [...html.matchAll(/\{\{ (?:if|else if) eq \.Data\.language "(\w\w)" \}\}|\{\{ (else|end) \}\}/g)]
    expect(tags.map(([, language, word]) => language ?? word)).toEqual(['en', 'es', 'fr', 'else', 'end'])
    expect([...html.matchAll(/<html[^>]* lang="([\w-]+)"/g)]).toHaveLength(LANGUAGES.length)
    expect(new Set([...html.matchAll(/\{\{ \.(\w+)/g)].map(([, name]) => name))).toEqual(new Set(['SiteURL']))
    expect(html).not.toMatch(/\{\{\w/)
  })
})
