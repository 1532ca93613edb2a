/**
 * PGlite takes no lock: two processes on one directory both acknowledge writes and lose each other's. The owner is named
 * in a file that only one process can create, and its beat in that file shows that it lives to processes that cannot see
 * it: those of other containers and, on a shared volume, of other machines.
 */
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Kept } from './lock-heartbeat.ts'
import { isAlive, isOfThisPlace, type Owner, parseOwner, textOf, thisProcess } from './lock-owner.ts'

const BEAT_MS = 2_000
const SILENCE_MS = 10_000
/** Checks of the lock file for each heartbeat interval of its owner. */
const CHECKS_PER_BEAT = 4

const KEEPER = new URL('./lock-heartbeat.ts', import.meta.url)

export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
  readonly pid: number
  readonly isElsewhere: boolean
  readonly lockFile: string

  constructor(owner: Owner, lockFile: string) {
    super(`The data directory is in use by process ${owner.pid}, running since ${owner.startedAt} (${lockFile})`)
    this.pid = owner.pid
    this.isElsewhere = !isOfThisPlace(owner)
    this.lockFile = lockFile
  }
}

/** Null where `action` failed with this code. */
const unless = <T>(code: string, action: () => T): T | null => {
  try {
    return action()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return null
    throw error
  }
}

const textIn = (lockFile: string) => unless('ENOENT', () => readFileSync(lockFile, 'utf8'))

/** Created atomically with its text, so that no process reads half a file. */
const create = (lockFile: string, { token }: Owner, text: string): boolean => {
  const draft = `${lockFile}.${token}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    return unless('EEXIST', () => (linkSync(draft, lockFile), true)) ?? false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removes a dead owner's file. If another process has replaced it meanwhile, that file is put back. */
const removeStale = (lockFile: string, { token }: Owner, stale: string) => {
  if (textIn(lockFile) !== stale) return
  const aside = `${lockFile}.stale.${token}`
  if (unless('ENOENT', () => (renameSync(lockFile, aside), true)) === null) return
  if (readFileSync(aside, 'utf8') !== stale) unless('EEXIST', () => linkSync(aside, lockFile))
  rmSync(aside, { force: true })
}

/** Times are milliseconds. */
export type LockTiming = {
  beat: number
  /**
   * How long a lock file of an owner that cannot be seen from here has to stay unchanged before it counts as abandoned.
   */
  silence: number
  /** Called before such a wait. */
  onWait: () => void
}

/**
 * Resolves when the file stayed unchanged for `silence`. Checks are counted and no clocks compared: a process that was
 * suspended makes one late check, not many.
 * @throws DirectoryInUse when its owner wrote a heartbeat
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
 * Takes the lock. A dead owner on this machine is replaced at once, one that cannot be seen from here after `silence`.
 * Returns the function that gives the lock back.
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
    if (owner === null || !isOfThisPlace(owner)) await untilSilent(lockFile, text, { beat, silence, onWait })
    else if (isAlive(owner)) throw new DirectoryInUse(owner, lockFile)
    removeStale(lockFile, me, text)
  }
  const workerData: Kept = { lockFile, owner: me, beat }
  const keeper = new Worker(KEEPER, { workerData, execArgv: [] })
  keeper.unref()
  return async () => {
    await keeper.terminate()
    const text = textIn(lockFile)
    if (text !== null && parseOwner(text)?.token === me.token) unlinkSync(lockFile)
  }
}
