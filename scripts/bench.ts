/**
 * `npm run bench`: throughput and latency of the built product, on the embedded database and, if installed, a Postgres
 * server, compared with a bare route that answers the same JSON; and how long an export blocks the event loop.
 * `--seconds=5`, `--connections=10`.
 */
import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { startProduct, withDataDir } from '../tests/e2e/kit/product.ts'
import { findPostgres, startCluster } from '../tests/db/kit/cluster.ts'
import type { ExportDelay } from './bench/export-delay.ts'
import { type Figures, measureLoad } from './bench/load.ts'
import { loadsOf } from './bench/loads.ts'
import { signInMember } from './bench/member.ts'
import { runScript } from './kit/plain-error.mjs'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, connections: { type: 'string', default: '10' } },
})
const seconds = Number(values.seconds)
const connections = Number(values.connections)
const REFRESHING = 4

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

/** No logging and practically no rate limits, which would dominate the measurement. */
const QUIET = { LOG_LEVEL: 'silent', RATE_LIMIT_FACTOR: '1000000' }

const measureProduct = (environment: Record<string, string>): Promise<{ figures: Figures[]; profile: unknown }> =>
  withDataDir(async (dataDir) => {
    const product = await startProduct(dataDir, { env: { ...QUIET, ...environment } })
    try {
      const member = await signInMember(product.origin, REFRESHING)
      const figures: Figures[] = []
      for (const { what, requests, connections: callers = connections } of loadsOf(member)) {
        figures.push(await measureLoad({ what, origin: product.origin, requests, connections: callers, seconds }))
      }
      return { figures, profile: member.profile }
    } finally {
      await product.stop()
    }
  })

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
  const { transcriptions, took, longest, p99 } = JSON.parse(printed) as ExportDelay
  console.log(
    `export of ${transcriptions} transcriptions, ${database}: ${took} ms, event loop still for ${longest} ms at most (p99 ${p99})`,
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

const bench = async () => {
  const embedded = await measureProduct({})
  print('embedded database', embedded.figures)
  await measureExport('embedded database')
  const binaries = findPostgres()
  if (binaries === null) console.log('\nNo Postgres server is installed here: the second half is left out.')
  else {
    await withCluster(binaries, async (DATABASE_URL) => {
      print('Postgres server', (await measureProduct({ DATABASE_URL, DEMONSTRATION: 'on' })).figures)
    })
    // A new cluster: the other one's data is encrypted with keys of the first run's data directory.
    await withCluster(binaries, (DATABASE_URL) => measureExport('Postgres server', { DATABASE_URL }))
  }
  print('bare route', [await measureBare(embedded.profile)])
}

await runScript(bench)
