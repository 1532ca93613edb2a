import { existsSync } from 'node:fs'
import { dirname } from 'node:path'

/** @typedef {{ execPath: string, npmScript: string | undefined, exists: (path: string) => boolean }} Host */

/** @type {Host} */
const HERE = { execPath: process.execPath, npmScript: process.env.npm_execpath, exists: existsSync }

/**
 * Arguments to start npm by this Node, if its script is found: on Windows `npm` is a shell script, which cannot be
 * started without a shell.
 * @param {readonly string[]} args
 * @param {Host} [host]
 */
export const npm = (args, { execPath, npmScript, exists } = HERE) => {
  const besideNode = `${dirname(execPath)}/node_modules/npm/bin/npm-cli.js`
  const script = npmScript?.endsWith('.js') ? npmScript : exists(besideNode) ? besideNode : null
  return script === null ? { command: 'npm', args: [...args] } : { command: execPath, args: [script, ...args] }
}
