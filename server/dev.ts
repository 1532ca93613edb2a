/** Development: Vite serves the site with hot reload on the same port; everything else is the real server. */
import type { RequestListener, Server } from 'node:http'
import { DEFAULT_LANGUAGE } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'

const OURS = /^\/(api|auth\/v1|rest|avatars|mailbox|test-gateway|config\.json|healthz|readyz|version)(?=[/?.]|$)/

export type Development = { handle: RequestListener; close: () => Promise<void> }

export const develop = async (server: Server, serve: RequestListener): Promise<Development> => {
  const { createServer } = await import('vite')
  // A bundled configuration would be a new file at each start, and the server, which restarts on file changes, would
  // never stop restarting.
  const vite = await createServer({
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  })
  const handle: RequestListener = (request, response) => {
    const url = request.url ?? '/'
    if (OURS.test(url)) serve(request, response)
    else if (url === '/') response.writeHead(307, { Location: pathOf('home', DEFAULT_LANGUAGE) }).end()
    else vite.middlewares(request, response)
  }
  return { handle, close: () => vite.close() }
}
