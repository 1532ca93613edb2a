/**
 * Worker thread of the directory lock: writes a heartbeat into the lock file even while the main thread is blocked, and
 * ends the process if the file has another owner, since two writers would corrupt the data.
 */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { endProcess } from '#server/base/end-process.ts'
import { type Owner, parseOwner, textOf } from './lock-owner.ts'

/** Times are milliseconds. */
export type HeldLock = { lockFile: string; owner: Owner; beat: number }

const { lockFile, owner, beat } = workerData as HeldLock

/** Another process may move the file aside briefly while it checks the owner, so a second check follows. */
const SECOND_CHECK_MS = 100

/** Reads and writes through one descriptor: the path may name another owner's file a moment later. */
const writeBeat = (count: number): 'renewed' | 'lost' => {
  const file = openSync(lockFile, 'r+')
  try {
    if (parseOwner(readFileSync(file, 'utf8'))?.token !== owner.token) return 'lost'
    writeSync(file, textOf(owner, count), 0)
    return 'renewed'
  } finally {
    closeSync(file)
  }
}

/** Any error but ENOENT may be transient: the lock is treated as held. */
const renew = (count: number) => {
  try {
    return writeBeat(count)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'lost' : 'renewed'
  }
}

let count = 0
setInterval(() => {
  count += 1
  if (renew(count) === 'renewed') return
  setTimeout(() => {
    if (renew(count) === 'lost') endProcess('the data directory has another owner: ending the process')
  }, SECOND_CHECK_MS)
}, beat)
