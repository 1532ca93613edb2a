import { fileURLToPath } from 'node:url'

/**
 * Node options of servers and test files that open an embedded database for seconds only. Its WebAssembly is not compiled a
 * second time by the optimizing compiler: a start takes a third less processor time. A longer run would take more.
 */
export const SHORT_LIVED = ['--liftoff-only']

/** Preloads `cheap-hashes.ts`. */
export const CHEAP_HASHES = ['--import', new URL('./cheap-hashes.ts', import.meta.url).href]

/**
 * Where Node keeps compiled modules and sources without types, by their content. A server loads its modules in three fifths of
 * the processor time.
 */
const COMPILE_CACHE = fileURLToPath(new URL('../../.cache/node', import.meta.url))

/** For all processes that are started after this, and that get this variable. */
export const shareCompileCache = () => {
  process.env['NODE_COMPILE_CACHE'] ??= COMPILE_CACHE
}
