/**
 * The thread that keeps the lock: it writes the owner's next beat into the file, also while the main thread is busy, and
 * ends the process where the file is no longer the owner's. From then on another process may be writing.
 */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { endProcess } from '#server/base/end-process.ts'
import { type Owner, parseOwner, textOf } from './lock-owner.ts'

/** Times are milliseconds. */
export type Kept = { lockFile: string; owner: Owner; beat: number }

const { lockFile, owner, beat } = workerData as Kept

/** A file that was taken away for a moment, by somebody who then saw that it is ours, is back by now. */
const SECOND_LOOK_MS = 100

/** The file may be somebody else's a moment later: what is written goes into the one that was read. */
const writeBeat = (count: number): 'kept' | 'lost' => {
  const file = openSync(lockFile, 'r+')
  try {
    if (parseOwner(readFileSync(file, 'utf8'))?.token !== owner.token) return 'lost'
    writeSync(file, textOf(owner, count), 0)
    return 'kept'
  } finally {
    closeSync(file)
  }
}

/** A file that cannot be read or written just now may still be ours. */
const keep = (count: number) => {
  try {
    return writeBeat(count)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'lost' : 'kept'
  }
}

let count = 0
setInterval(() => {
  count += 1
  if (keep(count) === 'kept') return
  setTimeout(() => {
    if (keep(count) === 'lost') endProcess('the data directory has another owner: ending the process')
  }, SECOND_LOOK_MS)
}, beat)
