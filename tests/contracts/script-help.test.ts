import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const helpOf = (script: string) => execFileSync(process.execPath, [script, '--help'], { encoding: 'utf8' })

it.each(['bench', 'perf'])('npm run %s tells its options, and measures nothing, if it is asked for help', (name) => {
  expect(helpOf(`scripts/${name}.ts`).split('\n')[0]).toBe(`npm run ${name} -- [options]`)
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
