/**
 * Only the process that holds the data may copy it, so whoever wants a backup of a running server asks it: by a file
 * beside the data, which only its owner can write.
 */
import { existsSync, readFileSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { copyData } from './data-files.ts'

const REQUEST = 'backup-request.json'
const ANSWER = 'backup-answer.json'
const POLL_INTERVAL = 100
const PATIENCE = 120_000

const requestSchema = z.object({ to: z.string() })
const answerSchema = z.object({ to: z.string(), problem: z.nullable(z.string()) })

/** Appears whole: the other process never reads half of it. */
const writeWhole = (file: string, content: unknown) => {
  writeFileSync(`${file}.draft`, JSON.stringify(content), { mode: 0o600 })
  renameSync(`${file}.draft`, file)
}

const answerRequest = (dataDir: string) => {
  const file = join(dataDir, REQUEST)
  if (!existsSync(file)) return
  const { to } = z.parse(requestSchema, JSON.parse(readFileSync(file, 'utf8')))
  rmSync(file)
  let problem: string | null = null
  try {
    copyData(dataDir, to)
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error)
  }
  writeWhole(join(dataDir, ANSWER), { to, problem })
}

/** Answers requests for a backup until it is stopped; `report` is told what went wrong with one. */
export const answerBackupRequests = (dataDir: string, report: (error: unknown) => void): (() => void) => {
  const look = () => {
    try {
      answerRequest(dataDir)
    } catch (error) {
      report(error)
    }
  }
  const watcher = watch(dataDir, { persistent: false }, look)
  watcher.on('error', report)
  return () => watcher.close()
}

/** Asks the running server for a backup into the new folder `to`. Resolves with what went wrong, or null. */
export const requestBackup = async (dataDir: string, to: string): Promise<string | null> => {
  const answer = join(dataDir, ANSWER)
  rmSync(answer, { force: true })
  writeWhole(join(dataDir, REQUEST), { to })
  for (let waited = 0; waited < PATIENCE; waited += POLL_INTERVAL) {
    await pause(POLL_INTERVAL)
    if (!existsSync(answer)) continue
    const { problem } = z.parse(answerSchema, JSON.parse(readFileSync(answer, 'utf8')))
    rmSync(answer)
    return problem
  }
  rmSync(join(dataDir, REQUEST), { force: true })
  return 'The running server did not answer. Stop it and ask again.'
}
