/** `npm run bench`: throughput and latency of the built product. `-- --help` lists the options. */
import { spawn } from 'node:child_process'
import { findPostgres, startCluster } from '../tests/db/kit/cluster.ts'
import { startWireProxy } from '../tests/db/kit/wire-proxy.ts'
import type { ExportDelay } from './bench/export-delay.ts'
import { type Figures, measureLoad } from './bench/load.ts'
import { measureProduct } from './bench/product.ts'
import { runScript } from './kit/plain-error.mjs'
import { scriptOptions } from './kit/script-options.ts'

const HELP = `npm run bench -- [options]

  --seconds=5, --connections=10
                  of each load, and of the warm-up before it
  --instances=2   that many processes on one Postgres server as well, with the same number of connections
  --delay=40      a Postgres server to which a round trip takes so many milliseconds as well

On the embedded database and, if installed, a Postgres server, compared with a bare route that answers the same JSON;
and how long an export blocks the event loop.`

const values = scriptOptions({
  options: {
    help: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '10' },
    instances: { type: 'string', default: '1' },
    delay: { type: 'string', default: '0' },
  },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)
const instances = Number(values.instances)
const delay = Number(values.delay)

const print = (title: string, figures: readonly Figures[]) => {
  console.log(
    `\n${title.padEnd(24)}${['req/s', 'p50 ms', 'p99 ms', 'failed'].map((name) => name.padStart(9)).join('')}`,
  )
  for (const { what, perSecond, p50, p99, failed } of figures) {
    console.log(
      `${what.padEnd(24)}${[perSecond, p50, p99, failed].map((number) => String(number).padStart(9)).join('')}`,
    )
  }
}

const measureBare = async (answer: unknown): Promise<Figures> => {
  const child = spawn(process.execPath, ['scripts/bench/bare.ts'], {
    env: { ...process.env, ANSWER: JSON.stringify(answer) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const origin = await new Promise<string>((resolve) => {
      child.stdout.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()))
    })
    return await measureLoad({ what: 'profile as fixed JSON', origin, requests: [{ path: '/' }], connections, seconds })
  } finally {
    child.kill()
  }
}

const measureExport = async (database: string, environment: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['scripts/bench/export-delay.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const text of child.stdout.setEncoding('utf8')) printed += String(text)
  const { transcriptions, duration, longest, p99 } = JSON.parse(printed) as ExportDelay
  console.log(
    `export of ${transcriptions} transcriptions, ${database}: ${duration} ms, event loop still for ${longest} ms at most (p99 ${p99})`,
  )
}

const withCluster = async (binaries: string, work: (url: string) => Promise<void>) => {
  const { url, stop } = await startCluster(binaries)
  try {
    await work(url)
  } finally {
    await stop()
  }
}

const measurePostgres = async (binaries: string) => {
  const measure = (title: string, { processes = 1, roundTrip = 0 } = {}) =>
    withCluster(binaries, async (url) => {
      const proxy = roundTrip > 0 ? await startWireProxy(url) : null
      const environment = { DATABASE_URL: proxy?.url ?? url, DEMONSTRATION: 'on' }
      // The start is not measured: it sends many statements one after the other.
      const begin = () => proxy?.slow(roundTrip)
      try {
        print(title, (await measureProduct(environment, { seconds, connections, instances: processes, begin })).figures)
      } finally {
        await proxy?.close()
      }
    })
  await measure('Postgres server')
  if (instances > 1) await measure(`${instances} processes`, { processes: instances })
  if (delay > 0) await measure(`Postgres, ${delay} ms away`, { roundTrip: delay })
  // A new cluster: the other one's data is encrypted with keys of the first run's data directory.
  await withCluster(binaries, (DATABASE_URL) => measureExport('Postgres server', { DATABASE_URL }))
}

const bench = async () => {
  const embedded = await measureProduct({}, { seconds, connections })
  print('embedded database', embedded.figures)
  await measureExport('embedded database')
  const binaries = findPostgres()
  if (binaries === null) console.log('\nNo Postgres server is installed here, so it was not measured.')
  else await measurePostgres(binaries)
  print('bare route', [await measureBare(embedded.profile)])
}

await runScript(async () => {
  if (values.help) console.log(HELP)
  else await bench()
})
