import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { usualOrFull } from '#tests/kit/tier.ts'

const helpOf = (script: string) => execFileSync(process.execPath, [script, '--help'], { encoding: 'utf8' })

it.each(['bench', 'perf'])('npm run %s prints its options for --help, and measures nothing', (name) => {
  expect(helpOf(`scripts/${name}.ts`).split('\n')[0]).toBe(`npm run ${name} -- [options]`)
})

it.each(['grant', 'invite'])('npm run admin -- %s prints its commands', (command) => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/admin.ts', command, '--help'], { encoding: 'utf8' })
  expect([status, stdout.split(' ').slice(0, 4)]).toEqual([0, ['npm', 'run', 'admin', '--']])
})

/** Scripts whose options are read by `scriptOptions`, and those that have none: each way is started once in a usual run. */
const BY_SCRIPT_OPTIONS = [
  'build',
  'bench',
  'commits',
  'i18n',
  'image',
  'perf',
  'pictures',
  'rehearse',
  'screens',
  'words',
]
const WITHOUT_OPTIONS = [
  'size',
  'demo-clips',
  'doctor',
  'flows',
  'fonts',
  'icons',
  'mail',
  'migrate',
  'move-to-postgres',
  'secrets',
  'supabase-files',
]

const sourceOf = (name: string) => readFileSync(`scripts/${name}.ts`, 'utf8')
const alike = (names: readonly string[]) => usualOrFull(names.slice(0, 1), names).map((name) => `scripts/${name}.ts`)

// Proves OPS-79.
it('scripts parse their options in one of two ways, or by themselves', () => {
  const others = BY_SCRIPT_OPTIONS.filter((name) => !/= scriptOptions\(|\(scriptOptions\(/.test(sourceOf(name)))
  const unread = WITHOUT_OPTIONS.filter((name) => !sourceOf(name).includes("import './kit/no-options.mjs'"))
  expect([others, unread]).toEqual([[], []])
})

// Proves OPS-79.
it.each([
  'scripts/admin.ts accept-keys',
  'scripts/admin.ts grant',
  'scripts/admin.ts invite',
  'scripts/backup.ts',
  'scripts/flows-book.ts',
  'scripts/flows-new.ts',
  'scripts/flows-replay.ts',
  'scripts/invite.ts',
  'scripts/restore.ts',
  'scripts/smoke.ts',
  'scripts/test-all.ts',
  'server/main.ts',
  ...alike(BY_SCRIPT_OPTIONS),
  ...alike(WITHOUT_OPTIONS),
])('an unknown option is reported without a stack trace: %s', (command) => {
  const { status, stderr } = spawnSync(process.execPath, [...command.split(' '), '--chek'], {
    encoding: 'utf8',
  })
  expect([status, stderr.includes("Unknown option '--chek'"), /^ +at /m.test(stderr)]).toEqual([1, true, false])
})

it('npm run secrets, which has no options, prints its help, and creates no keys', () => {
  const help = helpOf('scripts/secrets.ts')
  expect(help).toMatch(/^npm run secrets: prints a new set of keys/)
  expect(help).not.toContain('JWT_SECRET')
})

const HELP_FIRST = "import './kit/help.mjs'"

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

it('--help is answered before anything runs', () => {
  const indirectScripts = Object.entries(scripts).filter(([, command]) => / node scripts\//.test(command))
  expect(indirectScripts).toEqual([])
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
