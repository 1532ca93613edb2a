/**
 * `npm test`: from a fresh clone to one line, `N passed, M failed`. `npm test -- --help` lists the options.
 * Plain JavaScript for Node 20 and newer, because nothing is installed yet.
 */
import { install } from './kit/install.mjs'
import { checkNode, projectNode } from './kit/node.mjs'
import { runScript } from './kit/plain-error.mjs'
import { run } from './kit/run.mjs'
import { HELP, readTestOptions } from './kit/test-options.mjs'

const args = process.argv.slice(2)

await runScript(async () => {
  if (readTestOptions(args) === 'help') return console.log(HELP)
  checkNode()
  await install('Preparing.')
  const { node, env } = projectNode()
  return run(node, ['scripts/test-all.ts', ...args], { env })
})
