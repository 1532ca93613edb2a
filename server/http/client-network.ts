/** The caller's address, from the connection or from trusted proxies, and the network that rate limits count it as. */
import { isIP, isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** The eight groups of an IPv6 address, `::` expanded. */
const groupsOf = (address: string) => {
  const [head = '', tail] = address.split('::', 2)
  const left = head.split(':').filter((group) => group !== '')
  const right = (tail ?? '').split(':').filter((group) => group !== '')
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...gap, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/** Some proxies write the port too, and an IPv6 address in brackets. */
const withoutPort = (entry: string): string =>
  (/^\[([^\]]+)\](?::\d+)?$/.exec(entry) ?? /^([\d.]+):\d+$/.exec(entry))?.[1] ?? entry

/** Without port and zone id, and an IPv4-mapped address in IPv4 notation. */
const bareOf = (address: string): string => {
  const [bare = ''] = withoutPort(address).split('%', 1)
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare
}

/** An IPv4 address unchanged, an IPv6 address as its /64, which one customer usually has whole. */
export const networkOf = (address: string): string => {
  const bare = bareOf(address)
  if (isIPv4(bare)) return bare
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : 'unknown'
}

/** The /56 and the /48 that contain a network of `networkOf`; none for an IPv4 address. */
export const widerNetworks = (network: string): string[] => {
  const [address = '', length] = network.split('/', 2)
  if (length !== '64') return []
  const groups = groupsOf(address).slice(0, 4)
  const [first, second, third, fourth = '0'] = groups
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [`${first}:${second}:${third}:${upper}::/56`, `${first}:${second}:${third}::/48`]
}

/** Address and port of the caller; null if unknown. */
export type Peer = { address: string | null; port: number | null }

/**
 * The caller's address. With `hops` trusted proxies, each of which appends to `X-Forwarded-For`, it is that many
 * entries from the end, written by the outermost of them; earlier entries come from the caller and are ignored.
 */
const addressOf = (c: Context<AppEnv>, hops: number): string => {
  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  if (hops === 0) return socket
  const entries = (c.req.header('X-Forwarded-For') ?? '').split(',').map((entry) => entry.trim())
  return entries.at(-hops) || socket
}

/** The caller's network, as a rate limit key. */
export const clientNetwork = (c: Context<AppEnv>, hops: number): string => networkOf(addressOf(c, hops))

/** The caller's address and port. The port is unknown behind a proxy. */
export const clientPeer = (c: Context<AppEnv>, hops: number): Peer => {
  const address = bareOf(addressOf(c, hops))
  return {
    address: isIP(address) === 0 ? null : address,
    port: hops === 0 ? (c.env?.incoming?.socket.remotePort ?? null) : null,
  }
}
