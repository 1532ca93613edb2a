/**
 * PGlite takes no lock: two processes on one directory both acknowledge writes and lose each other's. The owner is named
 * in a file that only one process can create. A file left by a dead process is taken over.
 */
import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'

type Owner = { pid: number; startedAt: string; identity: string | null }

export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse'
  readonly pid: number
  readonly lockFile: string

  constructor(owner: Owner, lockFile: string) {
    super(`The data directory is in use by process ${owner.pid}, running since ${owner.startedAt} (${lockFile})`)
    this.pid = owner.pid
    this.lockFile = lockFile
  }
}

/** Tells a process from a later one with the same number (a container's is always 1); null where nothing tells. */
const identityOf = (pid: number): string | null => {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it may hold spaces and parentheses; the start time is the 20th field after the last one.
    const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${boot}/${startTime}`
  } catch {
    return null
  }
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const isAlive = ({ pid, identity }: Owner): boolean =>
  isRunning(pid) && (identity === null || identity === identityOf(pid))

/** Null where the text names no process: zero and negative numbers would mean whole groups of processes. */
const parseOwner = (text: string): Owner | null => {
  try {
    const { pid, startedAt, identity } = JSON.parse(text) as Partial<Owner>
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid <= 0) return null
    return { pid, startedAt: String(startedAt), identity: identity ?? null }
  } catch {
    return null
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

/** Appears with its text in it or not at all, so that nobody reads half a file. */
const create = (lockFile: string, text: string): boolean => {
  const draft = `${lockFile}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    return unless('EEXIST', () => (linkSync(draft, lockFile), true)) ?? false
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Moves the dead owner's file away, unless another process has meanwhile put its own there: then it goes back. */
const removeStale = (lockFile: string, stale: string) => {
  const aside = `${lockFile}.stale.${process.pid}`
  if (unless('ENOENT', () => (renameSync(lockFile, aside), true)) === null) return
  if (readFileSync(aside, 'utf8') !== stale) unless('EEXIST', () => linkSync(aside, lockFile))
  rmSync(aside, { force: true })
}

/** Takes the lock or throws `DirectoryInUse`. Returns the function that gives it back. */
export const lockDirectory = (lockFile: string): (() => void) => {
  const me: Owner = { pid: process.pid, startedAt: new Date().toISOString(), identity: identityOf(process.pid) }
  const mine = JSON.stringify(me)
  while (!create(lockFile, mine)) {
    const text = unless('ENOENT', () => readFileSync(lockFile, 'utf8'))
    if (text === null) continue
    const owner = parseOwner(text)
    if (owner !== null && isAlive(owner)) throw new DirectoryInUse(owner, lockFile)
    removeStale(lockFile, text)
  }
  return () => {
    if (unless('ENOENT', () => readFileSync(lockFile, 'utf8')) === mine) unlinkSync(lockFile)
  }
}
