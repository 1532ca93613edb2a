/** `node tests/stryker/each-machine.mjs [folder …]`: breaks each machine in every small way and counts what no test notices. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const all = readdirSync('machines').filter((folder) => existsSync(`machines/${folder}/${folder}.machine.ts`))
const chosen = process.argv.slice(2)

/** @param {string} folder */
const scoreOf = (folder) => {
  const report = JSON.parse(readFileSync(`build/reports/stryker-machine-${folder}.json`, 'utf8'))
  /** @type {{ mutants: { status: string }[] }[]} */
  const files = Object.values(report.files)
  const states = files.flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const noticed = states.filter((status) => status === 'Killed' || status === 'Timeout').length
  const counted = noticed + states.filter((status) => status === 'Survived' || status === 'NoCoverage').length
  return `${folder.padEnd(24)} ${noticed}/${counted}  ${((100 * noticed) / counted).toFixed(1)} %`
}

const outcomes = (chosen.length === 0 ? all : chosen).map((folder) => {
  const { status } = spawnSync('npx', ['stryker', 'run', 'tests/stryker/machines.mjs'], {
    env: { ...process.env, STRYKER_MACHINE: folder },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return { status, line: status === null ? `${folder} was ended` : scoreOf(folder) }
})

process.stdout.write(`${outcomes.map(({ line }) => line).join('\n')}\n`)
process.exitCode = outcomes.every(({ status }) => status === 0) ? 0 : 1
