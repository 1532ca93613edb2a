/** Who calls, exactly and as a rate limit counts it: the address of the connection, or what our own proxies say, widened to what one customer holds. */
import { isIP, isIPv4, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'

/** Eight groups of an IPv6 address, `::` filled in. */
const groupsOf = (address: string) => {
  const [head = '', tail] = address.split('::', 2)
  const left = head.split(':').filter((group) => group !== '')
  const right = (tail ?? '').split(':').filter((group) => group !== '')
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...gap, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/** Without the name of an interface, and an IPv4 address in its own notation. */
const bareOf = (address: string): string => {
  const [bare = ''] = address.split('%', 1)
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare
}

/** An IPv4 address as it is, an IPv6 address as its /64: one line of a provider has all of those. */
export const networkOf = (address: string): string => {
  const bare = bareOf(address)
  if (isIPv4(bare)) return bare
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : 'unknown'
}

/** The /56 and the /48 around a network of `networkOf`; none around an IPv4 address. */
export const widerNetworks = (network: string): string[] => {
  const [address = '', length] = network.split('/', 2)
  if (length !== '64') return []
  const groups = groupsOf(address).slice(0, 4)
  const [first, second, third, fourth = '0'] = groups
  const upper = (Number.parseInt(fourth, 16) & 0xff00).toString(16)
  return [`${first}:${second}:${third}:${upper}::/56`, `${first}:${second}:${third}::/48`]
}

/** Address and port of a caller; null is what nobody can know. */
export type Peer = { address: string | null; port: number | null }

/**
 * What the caller's address is said to be. With `hops` proxies of ours in front, each of which appends to `X-Forwarded-For`, the entry that
 * many from the end is the one the outermost of them wrote; anything before it came from the caller and counts nothing.
 */
const addressOf = (c: Context<AppEnv>, hops: number): string => {
  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  if (hops === 0) return socket
  const entries = (c.req.header('X-Forwarded-For') ?? '').split(',').map((entry) => entry.trim())
  return entries.at(-hops) || socket
}

/** The caller's network, for a limit. */
export const clientNetwork = (c: Context<AppEnv>, hops: number): string => networkOf(addressOf(c, hops))

/** The caller itself. A proxy does not tell the port. */
export const clientPeer = (c: Context<AppEnv>, hops: number): Peer => {
  const address = bareOf(addressOf(c, hops))
  return {
    address: isIP(address) === 0 ? null : address,
    port: hops === 0 ? (c.env?.incoming?.socket.remotePort ?? null) : null,
  }
}
