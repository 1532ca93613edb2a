/** Development: Vite serves the site with hot reload on the same port; everything else is the real server. */
import type { RequestListener, Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { DEFAULT_LANGUAGE } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'

const OURS =
  /^\/(api|auth\/v1|rest|avatars|mailbox|test-gateway|config\.json|healthz|readyz|version|metrics|\.well-known\/change-password)(?=[/?.]|$)/

/** Whether the server answers a URL also in development, and not Vite. */
export const isOfServer = (url: string): boolean => OURS.test(url)

/** Vite would reload every open page for each page of the path book that is written here. It ignores `dist` itself. */
const BUILD = fileURLToPath(new URL('../build/', import.meta.url))

export type Development = { handle: RequestListener; close: () => Promise<void> }

export const startDevelopment = async (server: Server, serve: RequestListener): Promise<Development> => {
  const { createServer, normalizePath } = await import('vite')
  const build = normalizePath(BUILD)
  const vite = await createServer({
    // Node runs TypeScript itself: a bundle would be written at each start.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: (path) => path.startsWith(build) } },
    appType: 'spa',
  })
  const handle: RequestListener = (request, response) => {
    const url = request.url ?? '/'
    if (isOfServer(url)) serve(request, response)
    else if (url === '/') response.writeHead(307, { Location: pathOf('home', DEFAULT_LANGUAGE) }).end()
    else vite.middlewares(request, response)
  }
  return { handle, close: () => vite.close() }
}
