import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT } from './paths.mjs'

/** @typedef {{ env?: NodeJS.ProcessEnv }} Options */

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0)

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(child: import('node:child_process').ChildProcess) => void} [begin] called before anything has happened to it
 * @returns {Promise<number>} the exit code; 128 and more where a signal ended it
 */
const start = (command, args, options, begin = () => {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, ...options })
    begin(child)
    /** @param {NodeJS.Signals} signal */
    const pass = (signal) => void child.kill(signal)
    // A terminal sends Ctrl-C to the whole process group: passed on, it would reach the child as a second SIGINT.
    const onInterrupt = process.stdin.isTTY ? () => {} : pass
    process.on('SIGINT', onInterrupt).on('SIGTERM', pass)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGINT', onInterrupt).off('SIGTERM', pass)
      resolve(exitCode(code, signal))
    })
  })

/**
 * Runs a program in the project's folder, with this process's input and output, and passes stop signals on.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>} its exit code
 */
export const run = (command, args, { env = process.env } = {}) => start(command, args, { env, stdio: 'inherit' })

/**
 * Runs a program as `run` does, without input, and passes its output to a function.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {(text: string) => void} write
 * @param {Options} [options]
 * @returns {Promise<number>} its exit code
 */
export const runInto = (command, args, write, { env = process.env } = {}) =>
  start(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] }, ({ stdout, stderr }) => {
    for (const stream of [stdout, stderr]) stream?.setEncoding('utf8').on('data', write)
  })

/**
 * Runs a program without printing its output, and keeps that for when it fails.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runQuietly = async (command, args, options) => {
  let output = ''
  const code = await runInto(command, args, (text) => void (output += text), options)
  return { code, output }
}
