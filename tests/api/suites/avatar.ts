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

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'sent as %s is drawn anew, square, without what the file carried',
    async (format) => {
      const member = await area.member()
      const sent = await plain(900, 600)
        .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
        .toFormat(format)
        .toBuffer()
      expect(sent.toString('latin1')).toContain('SECRET-OWNER')
      const { status, body } = await send(member, sent)
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

  it('may come as a data URL, whose word for its kind does not count', async () => {
    const member = await area.member()
    const sent = (await plain(10, 10).png().toBuffer()).toString('base64')
    expect((await send(member, `data:text/html;base64,${sent}`)).status).toBe(200)
  })

  it('takes the place of the one before, whose address is gone', async () => {
    const member = await area.member()
    const first = String((await send(member, await plain(10, 10).png().toBuffer())).body['avatar_url'])
    const second = String((await send(member, await plain(20, 20).png().toBuffer())).body['avatar_url'])
    expect([(await area.request(first)).status, (await area.request(second)).status]).toEqual([404, 200])
    expect((await member.call('DELETE', '/api/user/avatar', {})).body).toEqual({ avatar_url: null })
    expect((await area.request(second)).status).toBe(404)
  })

  it('over two megabytes is too large', async () => {
    const member = await area.member()
    const { status, body } = await send(member, Buffer.alloc(AVATAR_MAX_BYTES + 1))
    expect([status, body['code']]).toEqual([413, 'request.tooLarge'])
  })

  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const PNG_HEADER = Buffer.from('89504e470d0a1a0a', 'hex')
  const HOSTILE: Record<string, () => Buffer | string | Promise<Buffer>> = {
    'an SVG with a script': () => Buffer.from(SVG),
    HTML: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a GIF with HTML in it': () => Buffer.from('GIF89a/*<script>alert(1)</script>*/'),
    'a PNG header and an SVG': () => Buffer.concat([PNG_HEADER, Buffer.from(SVG)]),
    'a JPEG header and nothing': () => Buffer.from('ffd8ffe000104a464946', 'hex'),
    'a WebP header and noise': () => Buffer.concat([Buffer.from('RIFFxxxxWEBPVP8 '), Buffer.alloc(64, 7)]),
    'a truncated PNG': async () => (await plain(300, 300).png().toBuffer()).subarray(0, 90),
    'a truncated JPEG': async () => (await plain(300, 300).jpeg().toBuffer()).subarray(0, 120),
    'far more pixels than bytes': bomb,
    'a PDF': () => Buffer.from('%PDF-1.7\n'),
    'a ZIP': () => Buffer.from('504b0304', 'hex'),
    'an executable': () => Buffer.from('7f454c46', 'hex'),
    'no base64': () => 'não é base64 ✗',
    'base64 with spaces in it': () => 'iVBO Rw0K Ggo=',
    'an address instead of a picture': () => 'https://example.test/a.png',
    'a file path': () => '../../../../etc/passwd',
  }
  it.each(Object.entries(HOSTILE))('that is %s is refused', async (_what, make) => {
    const member = await area.member()
    const { status, body, text } = await send(member, await make(), '../../x\r\n.svg')
    expect([status, body['code']]).toEqual([415, 'avatar.unsupported'])
    expect(text).not.toMatch(/svg|script|passwd|example/)
  })
})
