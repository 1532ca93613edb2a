/** A directory has one owner, also among processes that start together, have crashed, or run in other PID namespaces. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DirectoryInUse, lockDirectory } from '#server/embedded/directory-lock.ts'
import { parseOwner, textOf, thisProcess } from '#server/embedded/lock-owner.ts'
import { temporaryDirectory, type TemporaryDirectory } from './kit/temporary-directory.ts'

const MODULE = join(import.meta.dirname, '../../server/embedded/directory-lock.ts')

/** Prints `locked` or the owner, and runs until its stdin ends. */
const CHILD = `const { lockDirectory } = await import(${JSON.stringify(MODULE)})
try { await lockDirectory(process.argv[1], JSON.parse(process.argv[2])); console.log('locked') }
catch (error) { console.log(error.name, error.pid, error.isElsewhere ? 'elsewhere' : 'here') }
process.stdin.resume()`

/** Options with which `unshare` starts a command in a PID namespace of its own, if this machine allows it. */
const NAMESPACE = [
  ['--pid', '--fork', '--kill-child'],
  ['--user', '--map-root-user', '--pid', '--fork', '--kill-child'],
].find((flags) => spawnSync('unshare', [...flags, 'true']).status === 0)

/** Milliseconds: long enough that no owner counts as dead on a slow machine. */
const PATIENT = { beat: 40, silence: 600_000 }
const HASTY = { beat: 40, silence: 120 }

let directory: TemporaryDirectory
let lockFile: string
const children: ChildProcess[] = []

beforeEach(() => {
  directory = temporaryDirectory()
  lockFile = join(directory.path, 'database.lock')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  directory.remove()
})

const startChild = async (timing: object = PATIENT, namespace: readonly string[] | null = null) => {
  const args = ['--input-type=module', '-e', CHILD, lockFile, JSON.stringify(timing)]
  const child = spawn(
    namespace === null ? process.execPath : 'unshare',
    namespace === null ? args : [...namespace, process.execPath, ...args],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  )
  children.push(child)
  const lines = createInterface(child.stdout)
  const [line] = (await once(lines, 'line')) as [string]
  return { child, lines, line }
}

/** An owner whose process is not visible from here. */
const ownerElsewhere = (changes: object = {}) => ({ ...thisProcess(), place: 'another-boot/pid:[1]', ...changes })

// Proves SECURITY-23.
it('refuses a second owner until the first releases it', async () => {
  const unlock = await lockDirectory(lockFile)
  await expect(lockDirectory(lockFile)).rejects.toThrow(DirectoryInUse)
  await expect(lockDirectory(lockFile)).rejects.toThrow(`in use by process ${process.pid}`)
  await unlock()
  expect(readdirSync(directory.path)).toEqual([])
  await (
    await lockDirectory(lockFile)
  )()
})

// Proves SECURITY-23.
it('names a living owner, and is taken over from a dead one at once', async () => {
  const { child, line } = await startChild()
  expect(line).toBe('locked')
  expect((await startChild()).line).toBe(`DirectoryInUse ${child.pid} here`)
  await expect(lockDirectory(lockFile, PATIENT)).rejects.toThrow(`in use by process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const unlock = await lockDirectory(lockFile, PATIENT)
  expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toMatchObject({ pid: process.pid })
  await unlock()
})

it('is taken over by exactly one of many processes that find it abandoned', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(lockFile, textOf({ ...thisProcess(), pid }, 0))
  const started = await Promise.all(Array.from({ length: 6 }, () => startChild()))
  const [winner, ...others] = started.toSorted((a, b) => b.line.localeCompare(a.line))
  expect(winner?.line).toBe('locked')
  expect(others.map(({ line }) => line)).toEqual(others.map(() => `DirectoryInUse ${winner?.child.pid} here`))
  expect(readdirSync(directory.path)).toEqual(['database.lock'])
})

it('is taken over at once if another process has the owner’s PID by now', async () => {
  writeFileSync(lockFile, textOf({ ...thisProcess(), startTime: '1' }, 0))
  await (
    await lockDirectory(lockFile, PATIENT)
  )()
  expect(readdirSync(directory.path)).toEqual([])
})

it.each([
  ['an owner elsewhere', textOf(ownerElsewhere(), 7)],
  ['a group of processes', textOf(ownerElsewhere({ pid: -1 }), 7)],
  ['every process', textOf(ownerElsewhere({ pid: 0 }), 7)],
  ['no process', '{}'],
  ['half a file', '{"pid":'],
])('is taken over from %s without a heartbeat, and reports that it waits', async (_, text) => {
  writeFileSync(lockFile, text)
  let waits = 0
  await (
    await lockDirectory(lockFile, { ...HASTY, onWait: () => (waits += 1) })
  )()
  expect([waits, readdirSync(directory.path)]).toEqual([1, []])
})

it('is refused while an owner in another namespace keeps its heartbeat', async () => {
  const owner = ownerElsewhere({ pid: 4_711 })
  writeFileSync(lockFile, textOf(owner, 1))
  const lock = lockDirectory(lockFile, { ...PATIENT, onWait: () => writeFileSync(lockFile, textOf(owner, 2)) })
  await expect(lock).rejects.toMatchObject({ name: 'DirectoryInUse', pid: 4_711, isElsewhere: true })
})

it.skipIf(NAMESPACE === undefined)('holds across PID namespaces, in both directions', async () => {
  const unlock = await lockDirectory(lockFile, PATIENT)
  expect((await startChild(PATIENT, NAMESPACE)).line).toBe(`DirectoryInUse ${process.pid} elsewhere`)
  await unlock()
  expect((await startChild(PATIENT, NAMESPACE)).line).toBe('locked')
  await expect(lockDirectory(lockFile, PATIENT)).rejects.toMatchObject({ isElsewhere: true })
})

it('keeps its heartbeat while the event loop of its process is blocked', async () => {
  const unlock = await lockDirectory(lockFile, PATIENT)
  const first = readFileSync(lockFile, 'utf8')
  let text = first
  // Blocks this thread's event loop.
  while (text === first) text = readFileSync(lockFile, 'utf8')
  expect(parseOwner(text)).toEqual(parseOwner(first))
  await unlock()
})

it.each([
  ['is named to another', (file: string) => renameSync(file, lockFile)],
  ['is gone', () => rmSync(lockFile)],
])('ends the process whose file %s, and does not touch the new file', async (_, replaceLock) => {
  const { child, lines } = await startChild()
  const [last, exit] = [once(lines, 'line'), once(child, 'exit')]
  const taken = join(directory.path, 'taken')
  const text = textOf(ownerElsewhere(), 0)
  writeFileSync(taken, text)
  replaceLock(taken)
  expect(JSON.parse(String((await last)[0]))).toMatchObject({
    msg: 'the data directory has another owner: ending the process',
  })
  expect((await exit)[1]).toBe('SIGKILL')
  const files = readdirSync(directory.path).map((name) => readFileSync(join(directory.path, name), 'utf8'))
  expect(files).toEqual([text])
})

it('does not release a lock that another owner has by now', async () => {
  const unlock = await lockDirectory(lockFile, { beat: 600_000 })
  writeFileSync(lockFile, 'of another')
  await unlock()
  expect(readFileSync(lockFile, 'utf8')).toBe('of another')
})
