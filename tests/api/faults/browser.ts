/** The browser globals that the page's clients need, with a network that leads to the proxy. */
import { vi } from 'vitest'
import { ORIGIN } from '../kit/server.ts'

const storage = (): Storage => {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

const RealRequest = globalThis.Request
const realFetch = globalThis.fetch

/** Resolves relative URLs against the page. */
class PageRequest extends RealRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' && input.startsWith('/') ? ORIGIN + input : input, init)
  }
}

let runningTimeouts: (() => void)[] = []

/** Fires the timeout of every request in flight. */
export const expireTimeouts = () => {
  for (const end of runningTimeouts.splice(0)) end()
}

export const openBrowser = (network: () => string) => {
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('Request', PageRequest)
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new PageRequest(input, init)
    return realFetch(new RealRequest(request.url.replace(ORIGIN, network()), request))
  })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const time = new AbortController()
    runningTimeouts.push(() => time.abort(new DOMException('x', 'TimeoutError')))
    return time.signal
  })
}
