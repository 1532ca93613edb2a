/** Development server's flows page: its route, and each chart rendered from the current source of the machine. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite'

type Charts = { pageChart: (name: string) => Promise<string | null> }

const PAGE = '/src/dev/page/index.html'
const CHART = /^\/flows\/charts\/([a-zA-Z]+)\.svg$/

/** Imported by Vite's module runner, which reloads changed modules. */
const drawing = async ({ environments: { ssr } }: ViteDevServer, name: string) => {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('charts need an environment that runs modules')
  const { pageChart } = await ssr.runner.import<Charts>('/scripts/kit/flow-docs/page-chart.ts')
  return pageChart(name)
}

const send = (response: ServerResponse, status: number, type: string, body: string) =>
  void response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body)

const pathOf = ({ url = '/' }: IncomingMessage) => url.replace(/[?#].*/, '')

export const flowsPage = (): Plugin => ({
  name: 'prosa:flows-page',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const path = pathOf(request)
      const name = CHART.exec(path)?.[1]
      if (path === '/flows') request.url = PAGE
      if (name === undefined) return next()
      drawing(server, name).then(
        (chart) => send(response, chart === null ? 404 : 200, 'image/svg+xml', chart ?? `no flow '${name}'`),
        (error: unknown) => send(response, 500, 'text/plain', error instanceof Error ? error.message : String(error)),
      )
    })
  },
})
