/** One kind of request, sent on several connections for some seconds. */
import autocannon, { type Request } from 'autocannon'

export type Load = {
  what: string
  origin: string
  requests: Request[]
  connections: number
  seconds: number
}

/** Requests per second, and the median and 99th percentile of the latency in milliseconds. */
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
