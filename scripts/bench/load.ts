/** One kind of request, sent on several connections for some seconds. */
import autocannon, { type Request } from 'autocannon'

export type Load = {
  what: string
  origin: string
  requests: Request[]
  connections: number
  seconds: number
  isChained?: boolean
}

/** Requests per second, and the median and 99th percentile of the latency in milliseconds. */
export type Figures = { what: string; perSecond: number; p50: number; p99: number; failed: number }

/** Measured after a warm-up of the same length, in which V8 optimizes what the load runs; chained requests have none. */
export const measureLoad = async ({
  what,
  origin,
  requests,
  connections,
  seconds,
  isChained = false,
}: Load): Promise<Figures> => {
  const run = () => autocannon({ url: origin, requests, connections, duration: seconds })
  if (!isChained) await run()
  const result = await run()
  return {
    what,
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}
