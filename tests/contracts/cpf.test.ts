import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskCpf, formatCpf, isCpf, stripCpf } from '#contracts/br/cpf.ts'

/** Check digit over `digits` with weights that end at 2. */
const checkDigit = (digits: readonly number[]) => {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0)
  return ((sum * 10) % 11) % 10
}

const bases = fc.array(fc.nat(9), { minLength: 9, maxLength: 9 })
const complete = (base: readonly number[]) => {
  const first = checkDigit(base)
  return [...base, first, checkDigit([...base, first])]
}
const isUniform = (digits: readonly number[]) => new Set(digits).size === 1

describe('a CPF', () => {
  // Proves FIELD-16.
  it('is accepted with both check digits right, however it is punctuated', () => {
    fc.assert(
      fc.property(
        bases.map(complete).filter((digits) => !isUniform(digits)),
        (digits) => {
          const text = digits.join('')
          expect([isCpf(text), isCpf(formatCpf(text)), isCpf(`x${text}-`)]).toEqual([true, true, true])
        },
      ),
    )
  })

  // Proves FIELD-16.
  it('is refused with either check digit wrong', () => {
    fc.assert(
      fc.property(bases, fc.constantFrom(9, 10), fc.integer({ min: 1, max: 9 }), (base, place, shift) => {
        const digits = complete(base)
        const wrong = digits.with(place, ((digits[place] ?? 0) + shift) % 10)
        expect(isCpf(wrong.join(''))).toBe(false)
      }),
    )
  })

  // Proves FIELD-16.
  it('is refused if all digits are the same', () => {
    const uniform = Array.from({ length: 10 }, (_, digit) => String(digit).repeat(11))
    expect(uniform.filter(isCpf)).toEqual([])
  })

  it.each(['', '5299822472', '529982247250', 'abc'])('is refused as %j', (text) => expect(isCpf(text)).toBe(false))

  // Proves FIELD-18.
  it('is shown as XXX.XXX.XXX-XX and stored as digits', () => {
    expect([formatCpf('52998224725'), stripCpf('529.982.247-25')]).toEqual(['529.982.247-25', '52998224725'])
  })

  it.each(['123', '529982247250', '5299822472'])('is shown unchanged with another length: %s', (text) =>
    expect(formatCpf(text)).toBe(text),
  )
})

// Proves FIELD-18.
it('a masked CPF shows its last two digits only', () => {
  expect(['52998224725', '529.982.247-25', ''].map(maskCpf)).toEqual(['•••.•••.•••-25', '•••.•••.•••-25', ''])
})
