/**
 * npm itself, started by this very Node where it is known, so that no shell is needed on any platform.
 *
 * @param {readonly string[]} args
 */
export const npm = (args) => {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? { command: process.execPath, args: [script, ...args] } : { command: 'npm', args }
}
