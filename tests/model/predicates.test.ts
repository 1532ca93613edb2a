import { describe, expect, it } from 'vitest'
import { isSame } from '#machines/kit/predicates.ts'

describe('isSame', () => {
  it('compares plain data by content, in any order of keys', () => {
    expect(isSame({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true)
    expect(isSame(undefined, undefined)).toBe(true)
    for (const other of [
      { a: [1, 3] },
      { a: [1] },
      { a: [1, 2, undefined] },
      { a: { 0: 1, 1: 2 } },
      {},
      [],
      null,
      'a',
    ]) {
      expect(isSame({ a: [1, 2] }, other), JSON.stringify(other)).toBe(false)
      expect(isSame(other, { a: [1, 2] }), JSON.stringify(other)).toBe(false)
    }
  })

  it('treats an undefined value as absent', () => {
    expect(isSame({ a: 1, b: undefined }, { a: 1 })).toBe(true)
    expect(isSame({ a: 1 }, { a: 1, b: undefined })).toBe(true)
    expect(isSame({ b: null }, {})).toBe(false)
  })

  it('compares everything else by identity', () => {
    for (const create of [() => new Blob(), () => new File([], 'voz.wav'), () => new Set([1]), () => new Map()]) {
      const [one, other] = [create(), create()]
      expect(isSame({ content: one }, { content: one })).toBe(true)
      expect(isSame({ content: one }, { content: other })).toBe(false)
      expect(isSame(one, {})).toBe(false)
    }
  })
})
