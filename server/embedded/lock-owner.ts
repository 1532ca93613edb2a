/** The owner of a data directory's lock, as written in its file. */
import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'

export type Owner = {
  pid: number
  /** From `/proc`: distinguishes a process from a later one with the same id. Null if unknown. */
  startTime: string | null
  /** Boot id and PID namespace in which `pid` is valid; null if unknown. */
  place: string | null
  /** Unique to this acquisition of the lock. */
  token: string
  startedAt: string
}

const orNull = (read: () => string | undefined): string | null => {
  try {
    return read() ?? null
  } catch {
    return null
  }
}

// The process name before it may contain spaces and parentheses; the start time is the 20th field after the last one.
const startTimeOf = (pid: number) =>
  orNull(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  })

const placeHere = () =>
  orNull(() => {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`
  })

export const thisProcess = (): Owner => ({
  pid: process.pid,
  startTime: startTimeOf(process.pid),
  place: placeHere(),
  token: randomUUID(),
  startedAt: new Date().toISOString(),
})

/** Of constant length, so that one write replaces all of it. */
export const textOf = (owner: Owner, beat: number) => JSON.stringify({ ...owner, beat: String(beat).padStart(12, '0') })

/** Null if the text names no process: zero and negative ids would mean whole process groups. */
export const parseOwner = (text: string): Owner | null => {
  try {
    const { pid, startTime, place, token, startedAt } = JSON.parse(text) as Partial<Owner>
    if (typeof pid !== 'number' || !Number.isSafeInteger(pid) || pid <= 0) return null
    return {
      pid,
      startTime: startTime ?? null,
      place: place ?? null,
      token: String(token),
      startedAt: String(startedAt),
    }
  } catch {
    return null
  }
}

/** Whether its process id can be looked up from here; elsewhere only its heartbeat shows whether it runs. */
export const isOnThisHost = ({ place }: Owner) => place !== null && place === placeHere()

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** For an owner on this machine, in this PID namespace. */
export const isAlive = ({ pid, startTime }: Owner): boolean => {
  const now = startTimeOf(pid)
  return isRunning(pid) && (now === null || startTime === null || now === startTime)
}
