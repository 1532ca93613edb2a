/**
 * Requests a backup from the running server: only the process that has the database open may copy it. Requests and
 * answers are files beside the data, which only their owner can write.
 */
import { existsSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { copyData, type PauseWrites } from './data-files.ts'

const REQUEST = 'backup-request.json'
const ANSWER = 'backup-answer.json'
const POLL_INTERVAL = 100
/** Timeouts in milliseconds: until the server accepts the request, and until the copy is complete. */
const TIMEOUT = { taken: 30_000, copied: 60 * 60_000 }

const requestSchema = z.object({ to: z.string() })
const answerSchema = z.object({ to: z.string(), problem: z.nullable(z.string()) })

/** Written to a temporary file and renamed, so that the other process never reads a partial file. */
const writeWhole = (file: string, content: unknown) => {
  writeFileSync(`${file}.draft`, JSON.stringify(content), { mode: 0o600 })
  renameSync(`${file}.draft`, file)
}

type Backups = {
  dataDir: string
  paused: PauseWrites
  /** Called after each complete copy. */
  finished: () => Promise<unknown>
  /** Called with the error of a failed request. */
  report: (error: unknown) => void
}

/** Handles backup requests, one at a time. Returns the function that stops it and aborts a copy in progress. */
export const answerBackupRequests = ({ dataDir, paused, finished, report }: Backups): (() => Promise<void>) => {
  const stopping = new AbortController()
  const answerRequest = async () => {
    const file = join(dataDir, REQUEST)
    if (stopping.signal.aborted || !existsSync(file)) return
    const { to } = z.parse(requestSchema, JSON.parse(readFileSync(file, 'utf8')))
    rmSync(file)
    let problem: string | null = null
    try {
      await copyData(dataDir, to, { paused, stop: stopping.signal })
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
    }
    writeWhole(join(dataDir, ANSWER), { to, problem })
    if (problem === null) await finished()
  }
  let answering: Promise<void> = Promise.resolve()
  const answer = () => void (answering = answering.then(answerRequest).catch(report))
  const watcher = watch(dataDir, { persistent: false }, answer)
  watcher.on('error', report)
  return async () => {
    watcher.close()
    stopping.abort(new Error('The server was stopped.'))
    await answering
  }
}

/** Polls until `isTrue`, for at most `timeout` milliseconds; resolves with whether it became true. */
const until = async (isTrue: () => boolean, timeout: number): Promise<boolean> => {
  for (let waited = 0; waited < timeout; waited += POLL_INTERVAL) {
    if (isTrue()) return true
    await pause(POLL_INTERVAL)
  }
  return false
}

/** Requests a backup into the new folder `to`. Resolves with the error message, or null on success. */
export const requestBackup = async (dataDir: string, to: string): Promise<string | null> => {
  const [request, answer] = [join(dataDir, REQUEST), join(dataDir, ANSWER)]
  rmSync(answer, { force: true })
  writeWhole(request, { to })
  const isTaken = await until(() => !existsSync(request), TIMEOUT.taken)
  if (!isTaken || !(await until(() => existsSync(answer), TIMEOUT.copied))) {
    rmSync(request, { force: true })
    return 'The running server did not answer. Stop it and ask again.'
  }
  const { problem } = z.parse(answerSchema, JSON.parse(readFileSync(answer, 'utf8')))
  rmSync(answer)
  return problem
}
