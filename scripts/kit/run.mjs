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
 * Starts a program in the project's folder, and passes stop signals on to it.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {'inherit' | 'quiet'} output
 */
export const start = (command, args, env, output) => {
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    stdio: output === 'quiet' ? ['ignore', 'pipe', 'pipe'] : output,
  })
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => void child.kill(signal)
  // A terminal sends Ctrl-C to the whole process group: passed on, it would reach the child as a second SIGINT.
  const onInterrupt = process.stdin.isTTY ? () => {} : pass
  process.on('SIGINT', onInterrupt).on('SIGTERM', pass)
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      process.off('SIGINT', onInterrupt).off('SIGTERM', pass)
      resolve(exitCode(code, signal))
    })
  })
  return { child, ended }
}

/**
 * Runs a program with this process's input and output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<number>} its exit code; 128 and more where a signal ended it
 */
export const run = (command, args, { env = process.env } = {}) => start(command, args, env, 'inherit').ended

/**
 * Runs a program without printing its output, which is returned, to be shown if it fails.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runQuietly = async (command, args, { env = process.env } = {}) => {
  const { child, ended } = start(command, args, env, 'quiet')
  let output = ''
  /** @param {string} text */
  const collect = (text) => void (output += text)
  // Decoded by the stream: the bytes of one character may arrive in two chunks.
  child.stdout?.setEncoding('utf8').on('data', collect)
  child.stderr?.setEncoding('utf8').on('data', collect)
  return { code: await ended, output }
}
