import { assert, property, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { base32, codeAt, keyUri, matchingStep, stepAt } from '#server/crypto/totp.ts'
import { appCode } from '#tests/kit/authenticator.ts'

const RFC_SECRET = new TextEncoder().encode('12345678901234567890')

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('equals the last six digits of the vector of RFC 6238 at second %i', (second, code) => {
    expect(codeAt(RFC_SECRET, stepAt(second * 1_000))).toBe(code)
  })

  // Proves SECURITY-35.
  it('is accepted at its time step, the one before and the one after, and at no other', () => {
    const time = 1_234_567_890_000
    const near = (steps: number) => matchingStep(RFC_SECRET, codeAt(RFC_SECRET, stepAt(time) + steps), time)
    expect([-2, -1, 0, 1, 2].map(near)).toEqual([null, stepAt(time) - 1, stepAt(time), stepAt(time) + 1, null])
  })

  it('is the same if the key was typed into an app', () => {
    assert(
      property(uint8Array({ minLength: 20, maxLength: 20 }), (bytes) => {
        const code = appCode(base32(bytes))
        expect(matchingStep(bytes, code, Date.now())).not.toBeNull()
      }),
      { numRuns: 50 },
    )
  })

  it('has an otpauth URI for its QR code', () => {
    const uri = keyUri({ issuer: 'Prosa', account: 'ana+1@prosa.test', secret: base32(RFC_SECRET) })
    expect(uri).toBe('otpauth://totp/Prosa:ana%2B1%40prosa.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Prosa')
  })
})
