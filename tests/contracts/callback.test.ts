import { describe, expect, it } from 'vitest'
import { readCallbackLink } from '#contracts/callback.ts'

const HASH = 'a'.repeat(64)

describe('the URL of a link (AUTH-23)', () => {
  // Proves AUTH-24, AUTH-33.
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
    ['a link of an e-mail change', `?token_hash=${HASH}&type=email_change`, '', { kind: 'emailChange', token: HASH }],
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
    [
      'a link of no known purpose',
      `?token_hash=${HASH}&type=magic`,
      '',
      { kind: 'tokenHash', tokenHash: HASH, purpose: 'signup' },
    ],
    ['a lost flow', '?error_code=flow_state_not_found', '', { kind: 'refused', code: 'auth.linkExpired' }],
    ['a flow that has run out', '', '#error_code=flow_state_expired', { kind: 'refused', code: 'auth.linkExpired' }],
    ['a short token', `?token_hash=${'a'.repeat(15)}`, '', { kind: 'refused', code: 'auth.linkExpired' }],
    ['a long token', `?token_hash=${'a'.repeat(201)}`, '', { kind: 'refused', code: 'auth.linkExpired' }],
    ['a token with a tail', `?token_hash=${HASH}%20x`, '', { kind: 'refused', code: 'auth.linkExpired' }],
    ['a token with a head', `?token_hash=x%20${HASH}`, '', { kind: 'refused', code: 'auth.linkExpired' }],
    ['a short code', '?code=1234567', '', { kind: 'refused', code: 'auth.linkExpired' }],
    ['a code with a tail', '?code=12345678%20x', '', { kind: 'refused', code: 'auth.linkExpired' }],
    ['a code with a head', '?code=x%2012345678', '', { kind: 'refused', code: 'auth.linkExpired' }],
    ['a mangled link', '?token_hash=<script>', '', { kind: 'refused', code: 'auth.linkExpired' }],
    ['an error without a code', '?error=access_denied', '', { kind: 'refused', code: 'auth.refused' }],
    ['an error with an unknown code', '?error_code=bad_jwt', '', { kind: 'refused', code: 'auth.refused' }],
    ['an authorization code of eight characters', '?code=12345678', '', { kind: 'authCode', code: '12345678' }],
    ['nothing', '', '', { kind: 'nothing' }],
  ] as const)('is read as %s', (_, search, hash, link) => {
    expect(readCallbackLink({ search, hash })).toEqual(link)
  })
})
