/** `.github/workflows`: a step that reads `node_modules` follows one that fills it. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

type Workflow = { jobs: Record<string, { steps: { run?: string }[] }> }

const FOLDER = '.github/workflows/'
const workflow = (file: string) => parse(readFileSync(FOLDER + file, 'utf8')) as Workflow

/** `npm test`, in any tier, and `npm start` install what they need. */
const INSTALLS = /\bnpm (ci|install|test|start|run test:full)\b/
const READS_PACKAGES = /\bnpm (run|exec|audit signatures)\b|\b(npx|node) /

const tooEarly = (steps: readonly { run?: string }[]): string[] => {
  const commands = steps.flatMap(({ run = '' }) => run.split('\n'))
  const installed = commands.findIndex((command) => INSTALLS.test(command))
  return commands.filter((command, at) => READS_PACKAGES.test(command) && (installed === -1 || at < installed))
}

describe('a workflow', () => {
  const jobs = readdirSync(FOLDER).flatMap((file) =>
    Object.entries(workflow(file).jobs).map(([job, { steps }]) => ({ job: `${file} ${job}`, steps })),
  )

  it.each(jobs)('installs before it reads packages: $job', ({ steps }) => {
    expect(tooEarly(steps)).toEqual([])
  })

  it('is reported if it reads packages before it installs', () => {
    expect(tooEarly([{ run: 'npm audit' }, { run: 'npm audit signatures' }])).toEqual(['npm audit signatures'])
    expect(tooEarly([{ run: 'npm ci' }, { run: 'npm audit signatures' }])).toEqual([])
  })
})
