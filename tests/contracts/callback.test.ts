import { describe, expect, it } from 'vitest'
import { readCallbackLink } from '#contracts/callback.ts'

const HASH = 'a'.repeat(64)

describe('the address of a link (D8)', () => {
  it.each([
    [
      'a recovery link',
      `?token_hash=${HASH}&type=recovery`,
      '',
      { kind: 'tokenHash', tokenHash: HASH, purpose: 'recovery' },
    ],
    [
      'a confirmation link',
      `?token_hash=${HASH}&type=signup`,
      '',
      { kind: 'tokenHash', tokenHash: HASH, purpose: 'signup' },
    ],
    ['an authorization code', '?code=12345678-abcd', '', { kind: 'authCode', code: '12345678-abcd' }],
    [
      'an error of the service',
      '?error=access_denied&error_code=otp_expired',
      '',
      { kind: 'refused', code: 'auth.linkExpired' },
    ],
    [
      'an error in the fragment',
      '',
      '#error=access_denied&error_description=Call+me',
      { kind: 'refused', code: 'auth.refused' },
    ],
    [
      'tokens in the fragment, which somebody else chose',
      '',
      '#access_token=x&refresh_token=y',
      { kind: 'refused', code: 'auth.refused' },
    ],
    ['a mangled link', '?token_hash=<script>', '', { kind: 'refused', code: 'auth.linkExpired' }],
    ['nothing', '', '', { kind: 'nothing' }],
  ] as const)('is read as %s', (_, search, hash, link) => {
    expect(readCallbackLink({ search, hash })).toEqual(link)
  })
})
