/**
 * `npm start`: from a fresh clone to the running product. `npm run dev` adds `--dev`: Vite serves the sources, without
 * a build.
 * Plain JavaScript for Node 20 and newer, because nothing is installed yet.
 */
import './kit/help.mjs'
import { install } from './kit/install.mjs'
import { checkNode, projectNode } from './kit/node.mjs'
import { ROOT } from './kit/paths.mjs'
import { runScript } from './kit/plain-error.mjs'
import { runWatched } from './kit/run-watched.mjs'
import { run } from './kit/run.mjs'

const args = process.argv.slice(2)
const isDev = args.includes('--dev')

await runScript(async () => {
  checkNode()
  await install('1/3')
  const { node, env } = projectNode()
  if (isDev) console.log('2/3 Build: none, sources are served as they are')
  else {
    const code = await run(node, ['scripts/build.ts', '--if-changed', '--label=2/3'], { env })
    if (code !== 0) return code
  }
  console.log('3/3 Server: starting')
  const server = ['server/main.ts', ...args]
  // Vite reloads browser code itself; a change of the server or of a contract restarts the server.
  return isDev
    ? runWatched(node, server, { env, folders: ['server', 'contracts'].map((name) => ROOT + name) })
    : run(node, server, { env })
})
