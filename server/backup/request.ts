/**
 * Requests a backup from the running server: only the process that has the database open may copy it. Requests and
 * answers are files beside the data, which only their owner can write.
 */
import { existsSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { dataLockOf, readLiveOwner } from '#server/embedded/directory-lock.ts'
import { copyData, type PauseWrites } from './data-files.ts'

const REQUEST = 'backup-request.json'
/** The request that the server is working on: it may outlive the command that made it. */
const TAKEN = 'backup-taken.json'
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
  const taken = join(dataDir, TAKEN)
  // Of a server that was killed.
  rmSync(taken, { force: true })
  const answerRequest = async () => {
    const file = join(dataDir, REQUEST)
    if (stopping.signal.aborted || !existsSync(file)) return
    renameSync(file, taken)
    const { to } = z.parse(requestSchema, JSON.parse(readFileSync(taken, 'utf8')))
    let problem: string | null = null
    try {
      await copyData(dataDir, to, { paused, stop: stopping.signal })
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error)
    }
    writeWhole(join(dataDir, ANSWER), { to, problem })
    rmSync(taken)
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

/**
 * Polls until `isTrue`, for at most `timeout` milliseconds; resolves with whether it became true.
 * @throws the reason of `stop`
 */
const until = async (isTrue: () => boolean, timeout: number, stop?: AbortSignal): Promise<boolean> => {
  for (let waited = 0; waited < timeout; waited += POLL_INTERVAL) {
    stop?.throwIfAborted()
    if (isTrue()) return true
    await pause(POLL_INTERVAL)
  }
  return false
}

/** The answer about this backup: another's may be there, whose command was interrupted. */
const readAnswer = (file: string, to: string) => {
  if (!existsSync(file)) return null
  const answer = z.parse(answerSchema, JSON.parse(readFileSync(file, 'utf8')))
  return answer.to === to ? answer : null
}

const NO_ANSWER = 'The running server did not answer. Stop it and ask again.'

/**
 * Requests a backup into the new folder `to`. Resolves with the error message, or null on success.
 * @throws the reason of `stop`: the server completes a copy that it has begun
 */
export const requestBackup = async (dataDir: string, to: string, stop?: AbortSignal): Promise<string | null> => {
  const [request, taken, answer] = [join(dataDir, REQUEST), join(dataDir, TAKEN), join(dataDir, ANSWER)]
  if (existsSync(taken)) return 'Another backup is being made.'
  rmSync(answer, { force: true })
  const lock = dataLockOf(dataDir)
  const server = readLiveOwner(lock)
  const hasEnded = () => readLiveOwner(lock) !== server
  writeWhole(request, { to })
  try {
    if (!(await until(() => !existsSync(request), TIMEOUT.taken, stop))) return NO_ANSWER
    const isOver = () => readAnswer(answer, to) !== null || hasEnded()
    if (!(await until(isOver, TIMEOUT.copied, stop))) return NO_ANSWER
  } finally {
    rmSync(request, { force: true })
  }
  const answered = readAnswer(answer, to)
  if (answered === null) return 'The server ended before the copy was complete.'
  rmSync(answer)
  return answered.problem
}
