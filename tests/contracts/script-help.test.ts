import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const helpOf = (script: string) => execFileSync(process.execPath, [script, '--help'], { encoding: 'utf8' })

it.each(['bench', 'perf'])('npm run %s tells its options, and measures nothing, if it is asked for help', (name) => {
  expect(helpOf(`scripts/${name}.ts`).split('\n')[0]).toBe(`npm run ${name} -- [options]`)
})

it.each(['grant', 'invite'])('npm run admin -- %s tells the commands if it is asked for help', (command) => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/admin.ts', command, '--help'], { encoding: 'utf8' })
  expect([status, stdout.split(' ').slice(0, 4)]).toEqual([0, ['npm', 'run', 'admin', '--']])
})

// Proves OPS-79.
it.each([
  'scripts/admin.ts grant',
  'scripts/admin.ts invite',
  'scripts/backup.ts',
  'scripts/bench.ts',
  'scripts/build.ts',
  'scripts/demo-clips.ts',
  'scripts/doctor.ts',
  'scripts/flows-book.ts',
  'scripts/flows-new.ts',
  'scripts/flows-replay.ts',
  'scripts/flows.ts',
  'scripts/fonts.ts',
  'scripts/i18n.ts',
  'scripts/icons.ts',
  'scripts/image.ts',
  'scripts/invite.ts',
  'scripts/mail.ts',
  'scripts/migrate.ts',
  'scripts/move-to-postgres.ts',
  'scripts/perf.ts',
  'scripts/pictures.ts',
  'scripts/rehearse.ts',
  'scripts/restore.ts',
  'scripts/screens.ts',
  'scripts/secrets.ts',
  'scripts/size.ts',
  'scripts/smoke.ts',
  'scripts/supabase-files.ts',
  'scripts/test-all.ts',
  'scripts/words.ts',
  'server/main.ts',
])('an option that does not exist is named, without a stack trace: %s', (command) => {
  const { status, stderr } = spawnSync(process.execPath, [...command.split(' '), '--chek'], {
    encoding: 'utf8',
  })
  expect([status, stderr.includes("Unknown option '--chek'"), /^ +at /m.test(stderr)]).toEqual([1, true, false])
})

it('npm run secrets, which has no options, tells what it does, and makes no keys', () => {
  const help = helpOf('scripts/secrets.ts')
  expect(help).toMatch(/^npm run secrets: prints a new set of keys/)
  expect(help).not.toContain('JWT_SECRET')
})

const HELP_FIRST = "import './kit/help.mjs'"

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

it('nothing runs before a script that answers --help', () => {
  const late = Object.entries(scripts).filter(([, command]) => / node scripts\//.test(command))
  expect(late).toEqual([])
})

/** Those without a text of their own import it before anything else, as some begin when they are imported. */
it('every script of package.json answers --help', () => {
  const files = Object.values(scripts).flatMap((command) => /node (scripts\/\S+)/.exec(command)?.[1] ?? [])
  const silent = files.filter((file) => {
    const source = readFileSync(file, 'utf8')
    return !source.includes('HELP') && /^import .*$/m.exec(source)?.[0] !== HELP_FIRST
  })
  expect([files.length > 20, silent]).toEqual([true, []])
})
