/**
 * `npm run commits -- [--range=origin/main..HEAD]`: checks the messages of these commits by the rules of
 * docs/CONTRIBUTING.md. Merge commits and those of Renovate and Dependabot are exempt.
 */
import './kit/help.mjs'
import { spawnSync } from 'node:child_process'
import { commitsIn, faultsOf, LOG_FORMAT } from './kit/commit-messages.ts'
import { ROOT } from './kit/paths.mjs'
import { PlainError, runScript } from './kit/plain-error.mjs'
import { scriptOptions } from './kit/script-options.ts'

const { range } = scriptOptions({ options: { range: { type: 'string', default: 'origin/main..HEAD' } } })

const readLog = (): string => {
  const args = ['log', '--no-merges', `--format=${LOG_FORMAT}`, '--end-of-options', range, '--']
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (status !== 0) throw new PlainError(`git cannot read the commits of ${range}: ${stderr}`)
  return stdout
}

await runScript(() => {
  const commits = commitsIn(readLog())
  const faults = commits.flatMap((commit) =>
    faultsOf(commit).map((fault) => `${commit.hash} ${commit.message.split('\n')[0]}: ${fault}`),
  )
  console.log([...faults, `Commits: ${commits.length} messages, ${faults.length} faults.`].join('\n'))
  return Promise.resolve(faults.length === 0 ? 0 : 1)
})
