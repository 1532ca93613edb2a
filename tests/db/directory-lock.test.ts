/** One owner a directory, also among processes that start together or died (S04). */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DirectoryInUse, lockDirectory } from '#server/embedded/directory-lock.ts'
import { temporaryDirectory, type TemporaryDirectory } from './kit/temporary-directory.ts'

const MODULE = join(import.meta.dirname, '../../server/embedded/directory-lock.ts')

/** Says `locked` or who has it, and lives until its input ends. */
const CHILD = `const { lockDirectory } = await import(${JSON.stringify(MODULE)})
try { lockDirectory(process.argv[1]); console.log('locked') } catch (error) { console.log(error.name, error.pid) }
process.stdin.resume()`

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

const startChild = async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CHILD, lockFile], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  children.push(child)
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, line }
}

const lockWithText = (text: string) => {
  writeFileSync(lockFile, text)
  return lockDirectory(lockFile)
}

it('refuses a second owner, and is free again after the first', () => {
  const unlock = lockDirectory(lockFile)
  expect(() => lockDirectory(lockFile)).toThrow(DirectoryInUse)
  expect(() => lockDirectory(lockFile)).toThrow(`in use by process ${process.pid}`)
  unlock()
  expect(readdirSync(directory.path)).toEqual([])
  lockDirectory(lockFile)()
})

it('names the living owner, and takes over from the dead one', async () => {
  const { child, line } = await startChild()
  expect(line).toBe('locked')
  expect((await startChild()).line).toBe(`DirectoryInUse ${child.pid}`)
  expect(() => lockDirectory(lockFile)).toThrow(`in use by process ${child.pid}`)
  child.kill('SIGKILL')
  await once(child, 'exit')
  lockDirectory(lockFile)
  expect(JSON.parse(readFileSync(lockFile, 'utf8'))).toMatchObject({ pid: process.pid })
})

it('goes to one of many that find it abandoned together', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(lockFile, JSON.stringify({ pid, startedAt: '2026-01-01T00:00:00.000Z', identity: null }))
  const started = await Promise.all(Array.from({ length: 6 }, startChild))
  const [winner, ...others] = started.toSorted((a, b) => b.line.localeCompare(a.line))
  expect(winner?.line).toBe('locked')
  expect(others.map(({ line }) => line)).toEqual(others.map(() => `DirectoryInUse ${winner?.child.pid}`))
  expect(readdirSync(directory.path)).toEqual(['database.lock'])
})

it.each([
  ['a number that another process has by now', { pid: process.pid, identity: 'another-boot/1' }],
  ['a group of processes', { pid: -1, identity: null }],
  ['every process', { pid: 0, identity: null }],
  ['no process', {}],
])('takes over from %s', (_, owner) => {
  lockWithText(JSON.stringify({ startedAt: '2026-01-01T00:00:00.000Z', ...owner }))()
  expect(readdirSync(directory.path)).toEqual([])
})

it('takes over from half a file', () => {
  lockWithText('{"pid":')()
  expect(readdirSync(directory.path)).toEqual([])
})

it('leaves a lock alone that somebody else has by now', () => {
  const unlock = lockDirectory(lockFile)
  writeFileSync(lockFile, 'of another')
  unlock()
  expect(readFileSync(lockFile, 'utf8')).toBe('of another')
})
