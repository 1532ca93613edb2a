/**
 * Measures how long an export blocks the event loop: a member with `TRANSCRIPTIONS` transcriptions, one warm-up export,
 * one measured. Run as a separate process; `DATABASE_URL` selects a Postgres server. Prints JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { openMasterKeys } from '#server/crypto/master-keys.ts'
import { createVault, type Vault } from '#server/crypto/vault.ts'
import { openBackend } from '#server/embedded/backend.ts'
import type { Database } from '#server/database/database.ts'
import { SEEDED } from '#server/embedded/seed.ts'
import { processExports } from '#server/features/data-export/job.ts'
import { createBackground } from '#server/http/background.ts'
import { createLog } from '#server/base/log.ts'
import { createOutbox } from '#server/mail/outbox.ts'

/** Times in milliseconds. */
export type ExportDelay = { transcriptions: number; duration: number; longest: number; p99: number }

const TRANSCRIPTIONS = 5_000
const RESOLUTION_MS = 5
const ORIGIN = 'https://prosa.example'
const NS_PER_MS = 1e6

/** Different for each index, so that the zip cannot compress it away. */
const textOf = (index: number) =>
  Array.from({ length: 150 }, (_, place) => ((index * 7_919 + place * 104_729) % 99_991).toString(36)).join(' ')

const fill = async (db: Database, vault: Vault, userId: string) => {
  const key = await vault.keyFor(db, userId)
  for (let index = 0; index < TRANSCRIPTIONS; index += 100) {
    const part = Array.from({ length: 100 }, (_, place) => textOf(index + place))
    const sealed = await Promise.all(part.map((text) => key.seal('content', text)))
    await db.query(
      `insert into public.transcriptions (user_uuid, encrypted_content, encryption_key_id)
       select $1, content, $2 from unnest($3::text[]) as content`,
      [userId, key.id, sealed],
    )
  }
}

const measure = async (databaseUrl: string | null, dataDir: string): Promise<ExportDelay> => {
  const backend = await openBackend({
    dataDir,
    databaseUrl,
    origin: ORIGIN,
    jwtSecret: 'only-for-the-benchmark-of-the-export',
    publishableKey: 'only-for-the-benchmark',
    isSeeded: true,
    onMail: () => Promise.resolve(),
  })
  try {
    const { db } = backend
    const userId = SEEDED.member.id
    const vault = createVault(await openMasterKeys(dataDir, null))
    await fill(db, vault, userId)
    const log = createLog('error', process.stderr)
    const deps = {
      db,
      vault,
      outbox: createOutbox({ isSent: false }),
      origin: ORIGIN,
      background: createBackground(log),
      isStopping: () => false,
      log,
    }
    const exportOnce = async () => {
      await db.query('delete from public.data_export_requests where user_id = $1', [userId])
      await db.query('insert into public.data_export_requests (user_id) values ($1)', [userId])
      await processExports(deps)
    }
    await exportOnce()
    await pause(500)
    const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
    delay.enable()
    const start = performance.now()
    await exportOnce()
    const duration = performance.now() - start
    // The next timer tick records a blocked one: wait for it.
    await pause(100)
    delay.disable()
    const [longest = 0, p99 = 0] = [delay.max, delay.percentile(99)].map((ns) => Math.round(ns / NS_PER_MS))
    return { transcriptions: TRANSCRIPTIONS, duration: Math.round(duration), longest, p99 }
  } finally {
    await backend.close()
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'prosa-bench-'))
try {
  console.log(JSON.stringify(await measure(process.env['DATABASE_URL'] ?? null, dataDir)))
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
