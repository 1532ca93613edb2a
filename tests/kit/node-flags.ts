/**
 * Node options of servers and test files that open an embedded database for seconds only. Its WebAssembly is not compiled a
 * second time by the optimizing compiler: a start takes a third less processor time. A longer run would take more.
 */
export const SHORT_LIVED = ['--liftoff-only']

/** Preloads `cheap-hashes.ts`. */
export const CHEAP_HASHES = ['--import', new URL('./cheap-hashes.ts', import.meta.url).href]
