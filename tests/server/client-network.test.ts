import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from '#server/http/app-env.ts'
import { clientNetwork, clientPeer, networkOf } from '#server/http/client-network.ts'

describe('a network', () => {
  // Proves SECURITY-44.
  it('is an IPv4 address or the /64 of an IPv6 address, however written', () => {
    const networks = {
      '203.0.113.7': '203.0.113.7',
      '::ffff:203.0.113.7': '203.0.113.7',
      '2001:db8:1:2:3:4:5:6': '2001:db8:1:2::/64',
      '2001:0DB8:0001:0002::9': '2001:db8:1:2::/64',
      '2001:db8::1': '2001:db8:0:0::/64',
      '::1': '0:0:0:0::/64',
      'fe80::1%eth0': 'fe80:0:0:0::/64',
      '203.0.113.9:51234': '203.0.113.9',
      '[2001:db8::1]:443': '2001:db8:0:0::/64',
      '[2001:db8::1]': '2001:db8:0:0::/64',
      '[::ffff:203.0.113.9]:443': '203.0.113.9',
      '[2001:db8::1]:': 'unknown',
      '': 'unknown',
      'not an address': 'unknown',
    }
    expect(Object.fromEntries(Object.keys(networks).map((address) => [address, networkOf(address)]))).toEqual(networks)
  })

  const CASES = [
    ['nobody in front: the header means nothing', 0, '198.51.100.1', '203.0.113.1', '203.0.113.1'],
    ['one proxy: the entry it wrote', 1, '198.51.100.1', '10.0.0.1', '198.51.100.1'],
    [
      'one proxy: what the caller wrote before it counts nothing',
      1,
      '8.8.8.8, 198.51.100.1',
      '10.0.0.1',
      '198.51.100.1',
    ],
    ['two proxies', 2, '8.8.8.8, 198.51.100.1, 10.0.0.2', '10.0.0.1', '198.51.100.1'],
    ['two proxies, one entry: the connection', 2, '198.51.100.1', '10.0.0.1', '10.0.0.1'],
    ['a proxy that wrote no address', 1, 'unknown', '10.0.0.1', 'unknown'],
    ['no header', 1, '', '10.0.0.1', '10.0.0.1'],
  ] as const
  it.each(CASES)('is found with %s', async (_what, hops, forwarded, remoteAddress, expected) => {
    const app = new Hono<AppEnv>().get('/', (c) => c.text(clientNetwork(c, hops)))
    const env = { incoming: { socket: { remoteAddress } } }
    const answer = await app.request('/', { headers: { 'X-Forwarded-For': forwarded } }, env)
    expect(await answer.text()).toBe(expected)
  })
})

describe('a caller', () => {
  const CASES = [
    ['IPv4', 0, '', '203.0.113.7', { address: '203.0.113.7', port: 50_123 }],
    ['IPv4 in the notation of IPv6', 0, '', '::ffff:203.0.113.7', { address: '203.0.113.7', port: 50_123 }],
    ['IPv6, without the interface', 0, '', 'fe80::1%eth0', { address: 'fe80::1', port: 50_123 }],
    ['behind a proxy, which has its own port', 1, '2001:db8::9', '10.0.0.1', { address: '2001:db8::9', port: null }],
    ['IPv4 with a port', 1, '203.0.113.9:51234', '10.0.0.1', { address: '203.0.113.9', port: null }],
    ['IPv6 in brackets', 1, '[2001:db8::9]:443', '10.0.0.1', { address: '2001:db8::9', port: null }],
    ['what is no address', 1, 'unknown', '10.0.0.1', { address: null, port: null }],
  ] as const
  // Proves SECURITY-44.
  it.each(CASES)('has its exact address: %s', async (_what, hops, forwarded, remoteAddress, expected) => {
    const app = new Hono<AppEnv>().get('/', (c) => c.json(clientPeer(c, hops)))
    const env = { incoming: { socket: { remoteAddress, remotePort: 50_123 } } }
    const answer = await app.request('/', { headers: { 'X-Forwarded-For': forwarded } }, env)
    expect(await answer.json()).toEqual(expected)
  })
})
