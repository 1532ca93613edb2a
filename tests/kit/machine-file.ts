/** Reads a machine file as text, and evaluates such a text: mutants run without being written to disk. */
import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { transformWithOxc } from 'vite'
import { type AnyStateMachine, not, StateMachine } from 'xstate'

const folderOf = (folder: string) => new URL(`../../machines/${folder}/`, import.meta.url)

const fileOf = (folder: string) => new URL(`${folder}.machine.ts`, folderOf(folder))

export const machineSource = (folder: string) => readFileSync(fileOf(folder), 'utf8')

/** Imports in the format of the transpiled code. */
const IMPORT = /^import \{(?<names>.*)\} from "(?<from>.*)";$/gm

/** The real modules that a machine file imports. */
const importsOf = async (folder: string, code: string) => {
  const modules: Record<string, unknown> = {}
  for (const { groups } of code.matchAll(IMPORT)) {
    const from = groups?.from ?? ''
    modules[from] = await import(/* @vite-ignore */ from.startsWith('.') ? new URL(from, folderOf(folder)).href : from)
  }
  return modules
}

/** The machine that the source exports. `not` is in scope, so that mutations can negate any guard. */
export const machineFrom = async (folder: string, source: string): Promise<AnyStateMachine> => {
  const { code } = await transformWithOxc(source, fileOf(folder).pathname, { sourcemap: false })
  const body = code
    .replaceAll(
      IMPORT,
      (_, names: string, from: string) => `const {${names.replaceAll(' as ', ': ')}} = modules["${from}"];`,
    )
    .replace('export const ', 'return ')
  const run = compileFunction(body, ['modules', 'not'])
  const machine: unknown = Reflect.apply(run, undefined, [await importsOf(folder, code), not])
  if (!(machine instanceof StateMachine)) throw new Error(`${folder}: the file exports no machine`)
  return machine
}
