/** The file of a machine as text, and any text like it as a machine: a copy with one thing wrong runs without being saved. */
import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { transformWithOxc } from 'vite'
import { type AnyStateMachine, not, StateMachine } from 'xstate'

const folderOf = (folder: string) => new URL(`../../machines/${folder}/`, import.meta.url)

const fileOf = (folder: string) => new URL(`${folder}.machine.ts`, folderOf(folder))

export const machineSource = (folder: string) => readFileSync(fileOf(folder), 'utf8')

/** As the transformation writes them, whatever the file looks like. */
const IMPORT = /^import \{(?<names>.*)\} from "(?<from>.*)";$/gm

/** What a machine file imports is the real thing. */
const importsOf = async (folder: string, code: string) => {
  const modules: Record<string, unknown> = {}
  for (const { groups } of code.matchAll(IMPORT)) {
    const from = groups?.from ?? ''
    modules[from] = await import(/* @vite-ignore */ from.startsWith('.') ? new URL(from, folderOf(folder)).href : from)
  }
  return modules
}

/** The machine that such a file exports. `not` is at hand in it: a guard can be turned round anywhere. */
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
