import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { bundledNode, isSupportedVersion, MINIMUM, nodePackage } from './node-version.mjs'
import { ROOT } from './paths.mjs'
import { PlainError } from './plain-error.mjs'

const name = nodePackage(process.platform, process.arch)

/** Whether the dependencies include a Node for this platform. */
const isBundled = name in JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).optionalDependencies

const tooOld = () =>
  new PlainError(
    `Prosa needs Node ${MINIMUM} or newer (of 23: 23.6). Here is Node ${process.versions.node}, and no newer one comes with the ` +
      `dependencies on this platform (${process.platform}-${process.arch}). Install Node 24 and type the command again.`,
  )

/** Throws before the installation if it could not help. */
export const checkNode = () => {
  if (!isBundled && !isSupportedVersion(process.versions.node)) throw tooOld()
}

/**
 * The Node that runs the project: the one of the dependencies, or this one if that cannot run here and this is recent
 * enough.
 * @returns {{ node: string, env: NodeJS.ProcessEnv }} its path, and an environment in which `node` resolves to it
 */
export const projectNode = () => {
  const bundled = `${ROOT}node_modules/${bundledNode(process.platform, process.arch)}`
  const runs = isBundled && spawnSync(bundled, ['--version']).status === 0
  if (!runs && !isSupportedVersion(process.versions.node)) throw tooOld()
  const node = runs ? bundled : process.execPath
  const path = [dirname(node), `${ROOT}node_modules/.bin`, process.env.PATH].join(delimiter)
  return { node, env: { ...process.env, PATH: path } }
}
