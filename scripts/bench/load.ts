/** One kind of request, sent by several callers at once for a while. */
import autocannon, { type Request } from 'autocannon'

export type Load = {
  what: string
  origin: string
  requests: Request[]
  connections: number
  seconds: number
}

/** Requests a second, and milliseconds until half and until all but one of a hundred were answered. */
export type Figures = { what: string; perSecond: number; p50: number; p99: number; failed: number }

export const measureLoad = async ({ what, origin, requests, connections, seconds }: Load): Promise<Figures> => {
  const result = await autocannon({ url: origin, requests, connections, duration: seconds })
  return {
    what,
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
