/** Range requests (RFC 9110, 14): media players request parts of a file, and some do not play without. */

/** Positions of the first and the last byte, both included. */
export type ByteRange = { first: number; last: number }

const SINGLE = /^bytes=(\d*)-(\d*)$/

/** `whole`: no valid range, or several, which may be answered so. `outside`: the file has no such byte. */
export const byteRangeOf = (header: string | undefined, size: number): ByteRange | 'whole' | 'outside' => {
  const [, from = '', to = ''] = SINGLE.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') return Number(to) === 0 ? 'outside' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return 'whole'
  return first >= size ? 'outside' : { first, last: Math.min(to === '' ? size - 1 : Number(to), size - 1) }
}
