/** What `npm run doctor` says about the domain that mail is sent from, asked of a real name server. */
import { afterEach, describe, expect, it } from 'vitest'
import { checkMailDomain } from '#server/preflight/check-mail-domain.ts'
import type { Settings } from '#server/settings/env.ts'
import { startNameServer } from './kit/dns-server.ts'

const SPF = ['v=spf1 include:', 'mail.example -all']
const DMARC = ['v=DMARC1; p=quarantine']

let stop: (() => Promise<void>) | null = null
afterEach(async () => {
  await stop?.()
  stop = null
})

const check = async (
  records: Parameters<typeof startNameServer>[0],
  from = 'Prosa <oi@prosa.example>',
  bounces: Settings['bounces'] = null,
) => {
  await stop?.()
  const server = await startNameServer(records)
  ;({ stop } = server)
  const smtp = { url: 'smtp://127.0.0.1', from, connections: 1, rate: null }
  const checks = await checkMailDomain({ smtp, bounces }, server.resolver)
  return checks.map(({ outcome, text }) => `${outcome} ${text}`)
}
const BOUNCES = { address: 'bounces@back.prosa.example', keys: ['k'.repeat(32)] }

// Proves OPS-23.
describe('the domain of the sender', () => {
  it('passes with SPF and DMARC', async () => {
    const output = await check({ 'prosa.example': [['another=record'], SPF], '_dmarc.prosa.example': [DMARC] })
    expect(output).toEqual([expect.stringMatching(/^ok its domain has SPF and DMARC/)])
  })

  it('inherits the DMARC policy of its parent domain', async () => {
    const output = await check(
      { 'news.prosa.example': [SPF], '_dmarc.prosa.example': [DMARC] },
      'oi@news.prosa.example',
    )
    expect(output).toEqual([expect.stringMatching(/^ok/)])
  })

  it('is reported with its missing records', async () => {
    const output = await check({ 'prosa.example': [['another=record']], example: [DMARC] })
    expect(output).toEqual([
      expect.stringMatching(/^warning its domain has no SPF record/),
      expect.stringMatching(/^warning its domain has no DMARC policy/),
    ])
  })

  it('is reported with two SPF records', async () => {
    const output = await check({ 'prosa.example': [SPF, SPF], '_dmarc.prosa.example': [DMARC] })
    expect(output).toEqual([expect.stringMatching(/^warning its domain has two SPF records/)])
  })

  it('needs SPF at the domain of the return path, since that is what receivers look up', async () => {
    const records = { 'prosa.example': [SPF], '_dmarc.prosa.example': [DMARC] }
    expect(await check(records, undefined, BOUNCES)).toEqual([
      expect.stringMatching(/^warning its domain has no SPF record/),
    ])
    expect(await check({ ...records, 'back.prosa.example': [SPF] }, undefined, BOUNCES)).toEqual([
      expect.stringMatching(/^ok/),
    ])
  })

  it('is reported as not checked if no name server answers', async () => {
    const { resolver, stop: stopNames } = await startNameServer({})
    await stopNames()
    const smtp = { url: 'smtp://127.0.0.1', from: 'oi@prosa.example', connections: 1, rate: null }
    const [output] = await checkMailDomain({ smtp, bounces: null }, resolver)
    expect(output).toMatchObject({ outcome: 'warning', text: expect.stringContaining('does not answer') as string })
  })
})
