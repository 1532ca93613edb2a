/** A copy of the project in a temporary folder, to be changed and run there. */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../../scripts/kit/paths.mjs'

/** Generated folders, which are not copied. */
const MADE = new Set(['node_modules', '.git', 'dist', 'build', 'data', 'test-results', 'playwright-report', '.cache'])

type ProcessResult = { code: number | null; output: string }

export type ProjectCopy = {
  read: (path: string) => string | null
  write: (path: string, text: string) => void
  /** Runs a shell command in the folder. */
  run: (command: string) => Promise<ProcessResult>
  remove: () => void
}

/**
 * Without the variables of the test runner, so that a nested run does not take itself for a part of the outer one. Node's compile
 * cache is kept by path: each copy would leave its own entries there.
 */
const environment = () =>
  Object.fromEntries(
    Object.entries({ ...process.env, NO_COLOR: '1' }).filter(
      ([name]) => !/^(VITEST|VITE_|NODE_ENV|NODE_COMPILE_CACHE|FORCE_COLOR|npm_)/.test(name),
    ),
  )

/** To be called from a hook: if no test of a file runs, no copy is left behind. */
export const copyProject = (): ProjectCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'prosa-copy-'))
  cpSync(ROOT, folder, { recursive: true, filter: (path) => dirname(path) + '/' !== ROOT || !MADE.has(basename(path)) })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return {
    read: (path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null),
    write: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    },
    run: (command) =>
      new Promise((resolve, reject) => {
        const child = spawn(command, {
          cwd: folder,
          env: environment(),
          shell: true,
          stdio: ['ignore', 'pipe', 'pipe'],
        })
        let output = ''
        const append = (text: string) => void (output += text)
        child.stdout.setEncoding('utf8').on('data', append)
        child.stderr.setEncoding('utf8').on('data', append)
        child.on('error', reject)
        child.on('close', (code) => resolve({ code, output: stripVTControlCharacters(output) }))
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
