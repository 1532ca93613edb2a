import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { AVATAR_MAX_BYTES } from '#contracts/limits.ts'
import { type AccountArea, type Member, openAccountArea } from '../kit/members.ts'

let area: AccountArea
beforeAll(async () => {
  area = await openAccountArea()
})

const send = (member: Member, image: Buffer | string, fileName = 'eu.png') =>
  member.call('POST', '/api/user/avatar', {
    imageData: typeof image === 'string' ? image : image.toString('base64'),
    fileName,
  })
const fetchPicture = async (address: string) => {
  const answer = await area.request(address)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#63294c' } })

const bomb = async () => {
  const picture = await plain(10, 10).png().toBuffer()
  // 30,000 × 30,000 in the header of a file of a few bytes.
  picture.writeUInt32BE(30_000, 16)
  picture.writeUInt32BE(30_000, 20)
  return picture
}

const chunk = (type: string, data: Buffer) => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, checksum])
}

const textBomb = async () => {
  const picture = await plain(60, 60).png().toBuffer()
  const text = chunk('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(25_000_000))]))
  // After the header chunk.
  return Buffer.concat([picture.subarray(0, 33), ...Array.from({ length: 40 }, () => text), picture.subarray(33)])
}

describe('a picture', () => {
  // Proves ACCOUNT-24, API-10.
  it.each(['png', 'jpeg', 'webp'] as const)(
    'is re-encoded as a square without metadata, sent as %s',
    async (format) => {
      const member = await area.member()
      const picture = await plain(900, 600)
        .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
        .toFormat(format)
        .toBuffer()
      expect(picture.toString('latin1')).toContain('SECRET-OWNER')
      const { status, body } = await send(member, picture)
      const address = String(body['avatar_url'])
      expect([status, address]).toEqual([200, expect.stringMatching(/^\/avatars\/[\w-]{22}\.webp$/)])
      const { answer, bytes } = await fetchPicture(address)
      expect(
        ['Content-Type', 'X-Content-Type-Options', 'Content-Security-Policy'].map((name) => answer.headers.get(name)),
      ).toEqual(['image/webp', 'nosniff', "default-src 'none'; sandbox"])
      const { format: drawn, width, height, exif } = await sharp(bytes).metadata()
      expect([drawn, width, height, exif]).toEqual(['webp', 512, 512, undefined])
      expect(bytes.toString('latin1')).not.toContain('SECRET-OWNER')
      expect((await member.call('GET', '/api/user/profile')).body['user']).toMatchObject({
        profile: { avatar_url: address },
      })
    },
  )

  it('is accepted as a data URL, whose media type is ignored', async () => {
    const member = await area.member()
    const picture = (await plain(10, 10).png().toBuffer()).toString('base64')
    expect((await send(member, `data:text/html;base64,${picture}`)).status).toBe(200)
  })

  it('replaces the previous one, whose URL then answers 404', async () => {
    const member = await area.member()
    const first = String((await send(member, await plain(10, 10).png().toBuffer())).body['avatar_url'])
    const second = String((await send(member, await plain(20, 20).png().toBuffer())).body['avatar_url'])
    expect([(await area.request(first)).status, (await area.request(second)).status]).toEqual([404, 200])
    expect((await member.call('DELETE', '/api/user/avatar', {})).body).toEqual({ avatar_url: null })
    expect((await area.request(second)).status).toBe(404)
  })

  // Proves SECURITY-10, SECURITY-21.
  it('is not cached, so that it does not outlive a sign-out or its removal on the device', async () => {
    const member = await area.member()
    const address = String((await send(member, await plain(10, 10).png().toBuffer())).body['avatar_url'])
    expect((await area.request(address)).headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('is refused over two megabytes', async () => {
    const member = await area.member()
    const { status, body } = await send(member, Buffer.alloc(AVATAR_MAX_BYTES + 1))
    expect([status, body['code']]).toEqual([413, 'request.tooLarge'])
  })

  const PAYLOAD = Buffer.from('<script>alert(document.domain)</script>PK\u0003\u0004')
  /** Unusual but valid files: one still image is kept of each, and nothing else. */
  const TAKEN: Record<string, () => Promise<Buffer>> = {
    'a JPEG with a page and an archive behind it': async () =>
      Buffer.concat([await plain(60, 60).jpeg().toBuffer(), PAYLOAD]),
    'a PNG with a page behind it': async () => Buffer.concat([await plain(60, 60).png().toBuffer(), PAYLOAD]),
    'a WebP with a page behind it': async () => Buffer.concat([await plain(60, 60).webp().toBuffer(), PAYLOAD]),
    'a WebP of many frames': async () =>
      sharp(await Promise.all([20, 21, 22].map((side) => plain(side, 20).png().toBuffer())), {
        join: { animated: true },
      })
        .webp()
        .toBuffer(),
    'a JPEG in CMYK': async () => plain(60, 60).toColourspace('cmyk').jpeg().toBuffer(),
    'a PNG of sixteen bits with holes': async () =>
      sharp({ create: { width: 60, height: 60, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.3 } } })
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    'an interlaced PNG': async () => plain(60, 60).png({ progressive: true }).toBuffer(),
    'a picture that is turned': async () => plain(60, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'one pixel': async () => plain(1, 1).png().toBuffer(),
    'a PNG with a colour profile': async () => plain(60, 60).withIccProfile('p3').png().toBuffer(),
    'a PNG whose texts unfold to a gigabyte': textBomb,
  }
  // Proves ACCOUNT-24.
  it.each(Object.entries(TAKEN))('is accepted and re-encoded: %s', async (_what, make) => {
    const member = await area.member()
    const { status, body } = await send(member, await make(), 'x.png.svg\r\n')
    expect(status).toBe(200)
    const { bytes } = await fetchPicture(String(body['avatar_url']))
    const { format, width, height, pages, exif, icc, xmp, iptc } = await sharp(bytes).metadata()
    expect([format, width, height, pages, exif, icc, xmp, iptc]).toEqual([
      'webp',
      512,
      512,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(bytes.includes('alert(')).toBe(false)
  })

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const PNG_HEADER = Buffer.from('89504e470d0a1a0a', 'hex')
  const HOSTILE: Record<string, () => Buffer | string | Promise<Buffer | string>> = {
    'an SVG with a script': () => Buffer.from(SVG),
    HTML: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a GIF with HTML in it': () => Buffer.from('GIF89a/*<script>alert(1)</script>*/'),
    'a PNG header and an SVG': () => Buffer.concat([PNG_HEADER, Buffer.from(SVG)]),
    'a JPEG header and nothing': () => Buffer.from('ffd8ffe000104a464946', 'hex'),
    'a WebP header and noise': () => Buffer.concat([Buffer.from('RIFFxxxxWEBPVP8 '), Buffer.alloc(64, 7)]),
    'a truncated PNG': async () => (await plain(300, 300).png().toBuffer()).subarray(0, 90),
    'a PNG without its end': async () => (await plain(60, 60).png().toBuffer()).subarray(0, -12),
    'a truncated JPEG': async () => (await plain(300, 300).jpeg().toBuffer()).subarray(0, 120),
    'far more pixels than bytes': bomb,
    'a PDF': () => Buffer.from('%PDF-1.7\n'),
    'a ZIP': () => Buffer.from('504b0304', 'hex'),
    'an executable': () => Buffer.from('7f454c46', 'hex'),
    'a BMP': () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 1)]),
    'a TIFF': async () => plain(8, 8).tiff().toBuffer(),
    'an AVIF': async () => plain(8, 8).avif().toBuffer(),
    'a real GIF': async () => plain(8, 8).gif().toBuffer(),
    'an ICO': () => Buffer.from('000001000100101000000100', 'hex'),
    'an MP4': () => Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypmp42')]),
    'a JPEG XL': () => Buffer.from('ff0a0000', 'hex'),
    'a GIF that calls itself a PNG in its URL': async () =>
      `data:image/png;base64,${(await plain(8, 8).gif().toBuffer()).toString('base64')}`,
    'an SVG in a data URL': () => `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`,
    'an SVG that is not in base64': () => `data:image/svg+xml,${SVG}`,
    'XML with an entity of a file': () =>
      Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg>&e;</svg>'),
    'a PNG header alone': () => PNG_HEADER,
    'a PNG whose checksum is wrong': async () => {
      const picture = await plain(40, 40).png().toBuffer()
      picture.writeUInt32BE(0, 29)
      return picture
    },
    'a PNG of no size': async () => {
      const picture = await plain(10, 10).png().toBuffer()
      picture.writeUInt32BE(0, 16)
      return picture
    },
    'a PNG wider than any camera': async () => plain(8_193, 1).png().toBuffer(),
    'a JPEG higher than any camera': async () => plain(1, 8_193).jpeg().toBuffer(),
    'a WebP of too many pixels': async () => plain(8_000, 5_001).webp().toBuffer(),
    'a truncated WebP': async () => (await plain(300, 300).webp().toBuffer()).subarray(0, 60),
    'nothing but a name of a kind': () => 'data:image/png;base64,',
    'white space': () => '   ',
    'no base64': () => 'não é base64 ✗',
    'base64 with spaces in it': () => 'iVBO Rw0K Ggo=',
    'an address instead of a picture': () => 'https://example.test/a.png',
    'a file path': () => '../../../../etc/passwd',
  }
  it('is tested with more than 40 files', () => {
    expect(Object.keys(HOSTILE).length + Object.keys(TAKEN).length).toBeGreaterThan(40)
  })

  // Proves ACCOUNT-24.
  it.each(Object.entries(HOSTILE))('is refused: %s', async (_what, make) => {
    const member = await area.member()
    const { status, body, text } = await send(member, await make(), '../../x\r\n.svg')
    expect([status, body['code']]).toEqual([415, 'avatar.unsupported'])
    expect(text).not.toMatch(/svg|script|passwd|example|ENTITY/)
  })
})
