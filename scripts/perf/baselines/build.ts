/**
 * Reference pages for the product's figures, built with its libraries: `static` is prerendered without a script (the
 * limit), `idle` hydrates when the browser is idle, `split` at once.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { brotli } from '../../kit/compress.ts'
import { filesOf, readManifest } from '../../kit/manifest.ts'
import { ROOT } from '../../kit/paths.mjs'

const HERE = fileURLToPath(new URL('./', import.meta.url))
const OUT = `${ROOT}build/baselines/`
const PATHS = ['/pt', '/pt/login'] as const

export const BASELINES = ['static', 'idle', 'split'] as const
export type Baseline = (typeof BASELINES)[number]

const config = (outDir: string, options: InlineConfig['build']): InlineConfig => ({
  root: HERE,
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  build: { outDir: OUT + outDir, emptyOutDir: true, target: 'baseline-widely-available', ...options },
})

const documentOf = (body: string, head: string, tail: string) =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>Voz vira texto, com resumo pronto</title><meta name="description" content="Transcreva áudios e leia o resumo.">` +
  `<link rel="icon" href="data:,"><style>${readFileSync(`${HERE}style.css`, 'utf8')}</style>${head}</head>` +
  `<body><div id="root">${body}</div>${tail}</body></html>`

type Scripts = { entry: string; form: readonly string[] }

const TAGS: Record<Baseline, (scripts: Scripts, path: string) => [head: string, tail: string]> = {
  static: () => ['', ''],
  idle: ({ entry }) => [
    '',
    `<script>addEventListener('load',()=>requestIdleCallback(()=>import('${entry}')))</script>`,
  ],
  split: ({ entry, form }, path) => [
    `<script type="module" src="${entry}"></script>` +
      (path === '/pt/login' ? form.map((file) => `<link rel="modulepreload" href="/${file}">`).join('') : ''),
    '',
  ],
}

/** Compressed once, with immutable caching of hashed names: as the product's own server does. */
const serve = (files: ReadonlyMap<string, [type: string, text: string]>): Server => {
  const packed = new Map([...files].map(([path, [type, text]]) => [path, { type, body: brotli(Buffer.from(text)) }]))
  return createServer(({ url = '' }, response) => {
    const file = packed.get(url)
    if (file === undefined) return void response.writeHead(404).end()
    const cacheControl = url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'cache-control': cacheControl })
    response.end(file.body)
  }).listen(0, '127.0.0.1')
}

/** Calls `work` with the origin of each reference page. */
export const withBaselines = async <T>(work: (origins: Record<Baseline, string>) => Promise<T>): Promise<T> => {
  await build(config('ssr', { ssr: 'render.tsx' }))
  await build(
    config('files', { manifest: true, modulePreload: false, rolldownOptions: { input: `${HERE}client.tsx` } }),
  )
  const { render } = (await import(`${OUT}ssr/render.js`)) as { render: (path: string) => string }
  const manifest = readManifest(`${OUT}files/.vite/manifest.json`)
  const { entry } = filesOf(manifest, ['client.tsx'])
  const { js } = filesOf(manifest, ['login.tsx'])
  const scripts = { entry: `/${entry}`, form: js }
  const assets = Object.values(manifest).map(
    ({ file }) => [`/${file}`, ['text/javascript', readFileSync(`${OUT}files/${file}`, 'utf8')]] as const,
  )
  const servers = BASELINES.map((baseline) => {
    const pages = PATHS.map((path) => {
      const page = documentOf(render(path), ...TAGS[baseline](scripts, path))
      return [path, ['text/html; charset=utf-8', page]] as const
    })
    return [baseline, serve(new Map([...pages, ...assets] as [string, [string, string]][]))] as const
  })
  await Promise.all(servers.map(([, server]) => once(server, 'listening')))
  const origins = servers.map(([baseline, server]) => {
    return [baseline, `http://127.0.0.1:${(server.address() as AddressInfo).port}`]
  })
  try {
    return await work(Object.fromEntries(origins) as Record<Baseline, string>)
  } finally {
    for (const [, server] of servers) server.close()
  }
}
