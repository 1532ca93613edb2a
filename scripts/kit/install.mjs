import { readFileSync } from 'node:fs'
import { npm } from './npm.mjs'
import { step } from './progress.mjs'
import { PlainError } from './plain-error.mjs'
import { ROOT } from './paths.mjs'
import { runQuietly } from './run.mjs'

/** @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean }>} Packages */

/**
 * @param {string} path
 * @returns {Packages | null} null where there is no such lockfile
 */
const packagesOf = (path) => {
  try {
    return JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8')).packages
  } catch {
    return null
  }
}

/**
 * Whether node_modules matches the lockfile, by npm's own record: modification times change with each checkout.
 * Optional packages may be absent, since some are for other platforms.
 * @param {Packages | null} locked
 * @param {Packages | null} present
 */
const isInstalled = (locked, present) =>
  locked !== null &&
  present !== null &&
  Object.entries(locked).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true
    const found = present[path]
    return found ? found.version === version && found.integrity === integrity : optional === true
  })

/**
 * Installs from the lockfile, unless it is already installed.
 * @param {string} label number of the step, such as `1/3`
 */
export const install = async (label) => {
  if (isInstalled(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'))) {
    console.log(`${label} Dependencies: up to date`)
    return
  }
  const { command, args } = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  const { code, output } = await step(
    `${label} Dependencies: installing from the lockfile (about a minute the first time)`,
    () => runQuietly(command, args),
  )
  if (code === 0) return
  throw new PlainError(
    `${output}\nThe dependencies could not be installed: 'npm ci' ended with code ${code}. Its own words are above.`,
  )
}
