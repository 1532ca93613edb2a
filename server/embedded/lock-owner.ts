/** Who holds the lock of a data directory, as its file tells. */
import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'

export type Owner = {
  pid: number
  /** Of `/proc`: tells a process from a later one with the same number. Null where nothing tells. */
  startTime: string | null
  /** Boot and PID namespace in which `pid` means something; null where nothing tells. */
  place: string | null
  /** Names this hold of the lock. */
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

// The name before it may hold spaces and parentheses; the start time is the 20th field after the last one.
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

/** Always of one length, so that one write replaces all of it. */
export const textOf = (owner: Owner, beat: number) => JSON.stringify({ ...owner, beat: String(beat).padStart(12, '0') })

/** Null where the text names no process: zero and negative numbers would mean whole groups of processes. */
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

/** Whether its process number can be looked up from here; elsewhere only its beat tells whether it lives. */
export const isOfThisPlace = ({ place }: Owner) => place !== null && place === placeHere()

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** For an owner of this place. */
export const isAlive = ({ pid, startTime }: Owner): boolean => {
  const now = startTimeOf(pid)
  return isRunning(pid) && (now === null || startTime === null || now === startTime)
}
