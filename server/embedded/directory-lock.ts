/**
 * Lock file of a data directory. PGlite takes no lock: two processes on one directory would overwrite each other's
 * acknowledged writes. The file is created atomically and names its owner; a heartbeat in it shows that the owner is
 * running to processes that cannot see it, in other containers or, on a shared volume, on other machines.
 */
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { HeldLock } from './lock-heartbeat.ts'
import { isAlive, isOnThisHost, type Owner, parseOwner, textOf, thisProcess } from './lock-owner.ts'

const BEAT_MS = 2_000
const SILENCE_MS = 10_000
/** Checks of the lock file per heartbeat interval of its owner. */
const CHECKS_PER_BEAT = 4

/** Held by the server, or the command, that uses the data. */
export const dataLockOf = (dataDir: string): string => join(dataDir, 'database.lock')

const HEARTBEAT_WORKER = new URL('./lock-heartbeat.ts', import.meta.url)

export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
  readonly pid: number
  readonly isElsewhere: boolean
  readonly lockFile: string

  constructor(owner: Owner, lockFile: string) {
    super(`The data directory is in use by process ${owner.pid}, running since ${owner.startedAt} (${lockFile})`)
    this.pid = owner.pid
    this.isElsewhere = !isOnThisHost(owner)
    this.lockFile = lockFile
  }
}

/** Runs `action`; null if it fails with this code. */
const nullOn = <T>(code: string, action: () => T): T | null => {
  try {
    return action()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return null
    throw error
  }
}

const textIn = (lockFile: string) => nullOn('ENOENT', () => readFileSync(lockFile, 'utf8'))

/**
 * The token of the process that holds the lock; null if none does, or its process has ended. One on another machine or in
 * another container counts as running.
 */
export const readLiveOwner = (lockFile: string): string | null => {
  const text = textIn(lockFile)
  const owner = text === null ? null : parseOwner(text)
  return owner === null || (isOnThisHost(owner) && !isAlive(owner)) ? null : owner.token
}

/** Created atomically with its content, so that no process reads a partial file. */
const create = (lockFile: string, { token }: Owner, text: string): boolean => {
  const draft = `${lockFile}.${token}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    return nullOn('EEXIST', () => (linkSync(draft, lockFile), true)) ?? false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes the file of a dead owner. If another process has replaced it meanwhile, that file is put back. */
const removeStale = (lockFile: string, { token }: Owner, stale: string) => {
  if (textIn(lockFile) !== stale) return
  const aside = `${lockFile}.stale.${token}`
  if (nullOn('ENOENT', () => (renameSync(lockFile, aside), true)) === null) return
  if (readFileSync(aside, 'utf8') !== stale) nullOn('EEXIST', () => linkSync(aside, lockFile))
  rmSync(aside, { force: true })
}

/** Times are milliseconds. */
export type LockTiming = {
  beat: number
  /** How long the lock file of an owner on another machine or container must stay unchanged to count as abandoned. */
  silence: number
  /** Called before that wait. */
  onWait: () => void
}

/**
 * Resolves once the file has stayed unchanged for `silence`. Counts checks and compares no clocks: after a suspend one
 * check is late, not many.
 * @throws DirectoryInUse if its owner wrote a heartbeat
 */
const untilSilent = async (lockFile: string, text: string, { beat, silence, onWait }: LockTiming) => {
  onWait()
  const checkEvery = beat / CHECKS_PER_BEAT
  for (let checks = 0; checks * checkEvery < silence; checks += 1) {
    await wait(checkEvery)
    const now = textIn(lockFile)
    if (now === text) continue
    const owner = now === null ? null : parseOwner(now)
    if (owner !== null) throw new DirectoryInUse(owner, lockFile)
    return
  }
}

/**
 * Takes the lock. A dead owner on this machine is replaced at once, one elsewhere after `silence`. Returns the function
 * that releases the lock.
 * @throws DirectoryInUse
 */
export const lockDirectory = async (
  lockFile: string,
  { beat = BEAT_MS, silence = SILENCE_MS, onWait = () => undefined }: Partial<LockTiming> = {},
): Promise<() => Promise<void>> => {
  const me = thisProcess()
  while (!create(lockFile, me, textOf(me, 0))) {
    const text = textIn(lockFile)
    if (text === null) continue
    const owner = parseOwner(text)
    if (owner === null || !isOnThisHost(owner)) await untilSilent(lockFile, text, { beat, silence, onWait })
    else if (isAlive(owner)) throw new DirectoryInUse(owner, lockFile)
    removeStale(lockFile, me, text)
  }
  const workerData: HeldLock = { lockFile, owner: me, beat }
  const heartbeat = new Worker(HEARTBEAT_WORKER, { workerData, execArgv: [] })
  heartbeat.unref()
  return async () => {
    await heartbeat.terminate()
    const text = textIn(lockFile)
    if (text !== null && parseOwner(text)?.token === me.token) unlinkSync(lockFile)
  }
}
