import { describe, expect, it } from 'vitest'
import { readSignInReturn } from '#contracts/sign-in-return.ts'

describe('the return from a sign-in with Google', () => {
  const FAILED = { kind: 'refused', code: 'auth.googleFailed' }
  // Proves AUTH-20.
  it.each([
    ['?code=4f0c-9a_Z1', { kind: 'code', code: '4f0c-9a_Z1' }],
    ['?from=mail&code=4f0c9aZ1&state=x', { kind: 'code', code: '4f0c9aZ1' }],
    ['?code=short', FAILED],
    ['?code=4f0c9aZ1<script>', FAILED],
    ['?code=', FAILED],
    ['', FAILED],
    ['?code=%3Cb%3E4f0c9aZ1', FAILED],
    ['?error=access_denied&code=4f0c9aZ1', FAILED],
    ['?error=access_denied', FAILED],
    ['?error=access_denied&error_code=auth.googleNoAccount', { kind: 'refused', code: 'auth.googleNoAccount' }],
    ['?error=access_denied&error_code=auth.googleUnverified', { kind: 'refused', code: 'auth.googleUnverified' }],
    ['?error=access_denied&error_code=account.inactive', { kind: 'refused', code: 'account.inactive' }],
    ['?error=access_denied&error_code=rate.limited', { kind: 'refused', code: 'rate.limited' }],
    ['?error=x&error_code=provider_email_needs_verification', { kind: 'refused', code: 'auth.googleUnverified' }],
    ['?error=x&error_code=over_request_rate_limit', { kind: 'refused', code: 'rate.limited' }],
    ['?error=x&error_code=service.unavailable', { kind: 'refused', code: 'service.unavailable' }],
    // Anybody can craft a URL: codes of other features and descriptions in it are not shown.
    ['?error=x&error_code=account.deletionFailed', FAILED],
    ['?error=x&error_code=toString&error_description=Call+us', FAILED],
  ])('is parsed: %s', (search, expected) => {
    expect(readSignInReturn(search)).toEqual(expected)
  })
})
