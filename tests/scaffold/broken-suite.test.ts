/**
 * Removes one transition of every machine in a copy of the project, and expects its suite to fail with a useful message.
 * In the full tier only: `tests/mutants` covers every broken transition.
 */
import { expect, it, onTestFinished } from 'vitest'
import { type ExploredFlow, exploredFlows } from '#tests/kit/flow-graphs.ts'
import { machineSource } from '#tests/kit/machine-file.ts'
import { mutantsOf } from '#tests/kit/mutate.ts'
import { SEED } from '#tests/kit/seed.ts'
import { isFull } from '#tests/kit/tier.ts'
import { copyProject, type ProjectCopy } from '#tests/kit/project-copy.ts'

/** Removes a transition chosen by the seed; its name is in the message if the suite does not notice. */
const breakFlow = ({ id, folder }: ExploredFlow, copy: ProjectCopy) => {
  const droppedMutants = mutantsOf(machineSource(folder)).filter(({ what }) => what.endsWith(': dropped'))
  const chosenMutant = droppedMutants[SEED % droppedMutants.length]
  if (chosenMutant === undefined) throw new Error(`${id} has no transition`)
  copy.write(`machines/${folder}/${folder}.machine.ts`, chosenMutant.source)
  return { id, what: chosenMutant.what }
}

it.runIf(isFull)(
  'names flow, state, event and the sentence or rule that is broken, for each',
  { timeout: 300_000 },
  async () => {
    const copy = copyProject()
    onTestFinished(copy.remove)
    const broken = exploredFlows().map((flow) => breakFlow(flow, copy))
    const { code, output } = await copy.run('npm run test:model -- tests/model/structure.test.ts')
    const failures = output.split(/^ FAIL /m)
    const place = '(in ".+" on ".+"|every step is as reviewed)'
    const sentence = 'against {3}(".+" \\(.+\\)|the rule that .+)'
    const isReported = (id: string) =>
      failures.some((text) =>
        new RegExp(`${id}: (cannot be explored: .+ in ".+" on ".+"|${place}[^]+?${sentence})`).test(text),
      )
    const unreported = broken.filter(({ id }) => !isReported(id)).map(({ what }) => what)
    expect({ unreported, code }, output).toEqual({ unreported: [], code: 1 })
  },
)
