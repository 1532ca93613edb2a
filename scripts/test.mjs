/**
 * `npm test`: from a fresh clone to one line, `N passed, M failed`.
 *
 * Plain JavaScript that any Node since 20 runs, because nothing is installed yet.
 */
import { install } from './kit/install.mjs'
import { checkNode, projectNode } from './kit/node.mjs'
import { runScript } from './kit/plain-error.mjs'
import { run } from './kit/run.mjs'

await runScript(async () => {
  checkNode()
  await install('Preparing.')
  const { node, env } = projectNode()
  return run(node, ['scripts/test-all.ts'], { env })
})
