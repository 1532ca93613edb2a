import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { lockDirectory } from '#server/embedded/directory-lock.ts'
import { temporaryDirectory } from '#tests/db/kit/temporary-directory.ts'
import { copyPreparedData } from '#tests/kit/prepared-data.ts'
import { connectTo, runCommand, startServerProcess, type Run } from './kit/process.ts'

const directory = temporaryDirectory()
const inDirectory = (name: string) => join(directory.path, name)
afterAll(directory.remove)

const running: Run[] = []
const stopAll = async () => {
  for (const process of running.splice(0)) {
    process.signal('SIGTERM')
    await process.exitCode
  }
}
afterEach(stopAll)

const start = async (dataDir: string) => {
  const server = startServerProcess({ PORT: '0', RATE_LIMIT_FACTOR: '1000', DATA_DIR: dataDir })
  running.push(server)
  return connectTo(server)
}

const command = (script: 'backup' | 'restore', dataDir: string, folder: string) =>
  runCommand(script, [folder], { DATA_DIR: dataDir })

type Transcription = { encrypted_content: string; encryption_key_id: string }

/** The member's newest transcription, as the product opens it. */
const openNewest = async ({ origin, browser }: Awaited<ReturnType<typeof start>>) => {
  const { data } = await browser().auth.signInWithPassword({ email: 'ana@prosa.test', password: 'prosa-demo-1' })
  const headers = { Authorization: `Bearer ${data.session?.access_token}`, 'Content-Type': 'application/json' }
  const list = (await (await fetch(`${origin}/api/transcriptions`, { headers })).json()) as { data: Transcription[] }
  const [newest] = list.data
  const answer = await fetch(`${origin}/api/transcriptions/decrypt`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      encrypted_content: newest?.encrypted_content,
      encryption_key_id: newest?.encryption_key_id,
    }),
  })
  return ((await answer.json()) as { transcription: string }).transcription
}

// Proves SECURITY-26.
describe('backup and restore', () => {
  it(
    'backs up a running server, one backup at a time; the restored copy can decrypt a transcription',
    { timeout: 480_000 },
    async () => {
      const [data, restored, backup] = ['data', 'elsewhere', 'backup'].map(inDirectory) as [string, string, string]
      await copyPreparedData(data)
      const before = await openNewest(await start(data))
      expect(before).not.toBe('')

      const result = await command('backup', data, backup)
      expect(result).toEqual({ status: 0, output: expect.stringContaining('3 people, ') as string })
      expect(result.output).toContain('the newest one decrypted with its key')
      expect(statSync(backup).mode & 0o777).toBe(0o700)
      expect((await command('restore', data, backup)).output).toContain('Stop Prosa first')
      expect((await command('backup', data, backup)).output).toContain('already exists')
      await stopAll()

      expect((await command('restore', restored, backup)).status).toBe(0)
      expect(await openNewest(await start(restored))).toBe(before)

      const release = await lockDirectory(join(restored, 'backup.lock'))
      const second = await command('backup', restored, inDirectory('refused'))
      expect([second.status, existsSync(inDirectory('refused'))]).toEqual([1, false])
      expect(second.output).toContain('Another backup is being made')
      await release()

      const folders = ['one', 'two'].map(inDirectory)
      const results = await Promise.all(folders.map((folder) => command('backup', restored, folder)))
      const outcomes = results.map(({ status, output }) => (output.includes('Another backup') ? 'refused' : status))
      expect(folders.map((folder) => existsSync(folder))).toEqual(outcomes.map((outcome) => outcome === 0))
      expect([outcomes.includes(0), outcomes.filter((outcome) => outcome !== 0 && outcome !== 'refused')]).toEqual([
        true,
        [],
      ])
    },
  )

  // Proves OPS-69.
  it(
    'backs up a stopped server, and removes what killed backups left beside it a day ago or longer',
    {
      timeout: 240_000,
    },
    async () => {
      const backups = inDirectory('backups')
      const addBackup = (name: string, hours: number) => {
        mkdirSync(join(backups, name, 'database'), { recursive: true })
        const at = new Date(Date.now() - hours * 3_600_000)
        utimesSync(join(backups, name), at, at)
      }
      addBackup('2026-01-01T03-00-00.unfinished', 25)
      addBackup('2026-01-02T03-00-00.unfinished', 23)
      addBackup('2026-01-01T03-00-00', 25)
      addBackup('letters.unfinished', 25)
      expect((await command('backup', inDirectory('elsewhere'), join(backups, 'cold'))).status).toBe(0)
      expect(readdirSync(backups).toSorted()).toEqual([
        '2026-01-01T03-00-00',
        '2026-01-02T03-00-00.unfinished',
        'cold',
        'letters.unfinished',
      ])
    },
  )

  it('moves the previous data aside in a restore', { timeout: 240_000 }, async () => {
    const [data, backup] = [inDirectory('elsewhere'), inDirectory('backups/cold')]
    expect((await command('restore', data, backup)).status).toBe(0)
    const previousDirectory = readdirSync(data).find((name) => name.startsWith('before-restore-'))
    expect(readdirSync(join(data, previousDirectory ?? '')).toSorted()).toEqual([
      'database',
      'master-keys.json',
      'secrets.json',
    ])
  })

  // Proves OPS-89.
  it('says in a sentence why no copy can be written, or that a path was not quoted', { timeout: 240_000 }, async () => {
    const [data, file] = [inDirectory('elsewhere'), inDirectory('a file')]
    writeFileSync(file, '')
    const before = readdirSync(directory.path).toSorted()
    const copy = join(file, 'copy')
    expect([
      await command('backup', data, copy),
      await command('restore', copy, inDirectory('backups/cold')),
      await runCommand('backup', file.split(' '), { DATA_DIR: data }),
      await runCommand('restore', file.split(' '), { DATA_DIR: data }),
    ]).toEqual([
      { status: 1, output: `\nNo backup was made in ${copy}: a part of the path is a file.\n` },
      {
        status: 1,
        output: expect.stringMatching(/\nNothing was restored\. .* is no folder\. Set DATA_DIR to one\.\n$/) as string,
      },
      { status: 1, output: `\nMore than one folder: ${file.replace(' ', ', ')}. Put a path with spaces in quotes.\n` },
      { status: 1, output: `\nMore than one folder: ${file.replace(' ', ', ')}. Put a path with spaces in quotes.\n` },
    ])
    expect(readdirSync(directory.path).toSorted()).toEqual(before)
  })

  it('leaves the data unchanged if a backup cannot be read', { timeout: 240_000 }, async () => {
    const [data, backup] = [inDirectory('elsewhere'), inDirectory('backups/cold')]
    const masterKeys = join(backup, 'master-keys.json')
    writeFileSync(masterKeys, JSON.stringify({ masterKeys: [`deadbeef:${'A'.repeat(43)}`] }))
    const before = readdirSync(data).toSorted()
    const refused = await command('restore', data, backup)
    expect(refused).toMatchObject({ status: 1, output: expect.stringContaining('Nothing was restored. ') as string })
    expect(refused.output).not.toMatch(/^ {4}at /m)
    rmSync(join(backup, 'database'), { recursive: true })
    expect((await command('restore', data, backup)).output).toContain('it contains no database')
    expect(readdirSync(data).toSorted()).toEqual(before)
  })
})
