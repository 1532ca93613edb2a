/** Who a rate limit counts: the address of the connection, or what our own proxies say, widened to what one customer holds. */
import { isIPv4, isIPv6 } from 'node:net'
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

/** An IPv4 address as it is, an IPv6 address as its /64: one line of a provider has all of those. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (isIPv4(address)) return address
  const [bare = ''] = address.split('%', 1)
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : 'unknown'
}

/**
 * The caller's network. With `hops` proxies of ours in front, each of which appends to `X-Forwarded-For`, the entry that
 * many from the end is the one the outermost of them wrote; anything before it came from the caller and counts nothing.
 */
export const clientNetwork = (c: Context<AppEnv>, hops: number): string => {
  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  if (hops === 0) return networkOf(socket)
  const entries = (c.req.header('X-Forwarded-For') ?? '').split(',').map((entry) => entry.trim())
  return networkOf(entries.at(-hops) || socket)
}
