import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { withoutAttachments } from '#server/features/avatar/png-chunks.ts'

const chunk = (type: string, data: Buffer) => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(typed))
  return Buffer.concat([head, typed, checksum])
}

const HEADER_BYTES = 33

const picture = await sharp({ create: { width: 6, height: 6, channels: 3, background: '#63294c' } })
  .png()
  .toBuffer()

const withChunks = (...chunks: Buffer[]) =>
  Buffer.concat([picture.subarray(0, HEADER_BYTES), ...chunks, picture.subarray(HEADER_BYTES)])

const deflatedZeros = (size: number) => Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(size))])

const typesOf = (png: Buffer | null) => {
  const types: string[] = []
  if (png === null) return types
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) types.push(png.toString('latin1', at + 4, at + 8))
  return types
}

// Proves ACCOUNT-24.
it('cleaning a PNG keeps the image data, and removes attached data', () => {
  const attached = ['tEXt', 'zTXt', 'iTXt', 'acTL', 'tIME', 'prVt'].map((type) => chunk(type, deflatedZeros(9)))
  const plain = typesOf(withoutAttachments(picture))
  expect(typesOf(withoutAttachments(withChunks(...attached)))).toEqual(plain)
  expect(typesOf(withoutAttachments(withChunks(chunk('eXIf', Buffer.alloc(4)))))).toEqual([
    'IHDR',
    'eXIf',
    ...plain.slice(1),
  ])
  expect(withoutAttachments(Buffer.concat([picture, Buffer.from('<script>')]))).toEqual(withoutAttachments(picture))
})

it('cleaning a PNG keeps a colour profile only if it inflates to a small size', () => {
  expect(typesOf(withoutAttachments(withChunks(chunk('iCCP', deflatedZeros(60_000)))))).toContain('iCCP')
  const refusedProfiles = [
    deflatedZeros(2 * 1024 * 1024),
    Buffer.alloc(0),
    Buffer.from('no zero'),
    Buffer.from('a\0\0noise'),
  ]
  for (const data of refusedProfiles)
    expect(typesOf(withoutAttachments(withChunks(chunk('iCCP', data))))).not.toContain('iCCP')
})

it('cleaning a PNG returns null if its chunks do not reach the end of the image', () => {
  expect(withoutAttachments(picture.subarray(0, 8))).toBeNull()
  expect(withoutAttachments(picture.subarray(0, -1))).toBeNull()
  expect(withoutAttachments(Buffer.concat([picture.subarray(0, 8), Buffer.alloc(12, 0xff)]))).toBeNull()
})
