/** One transition of every machine broken by hand in a copy of the project: what its own suite says to that. */
import { afterAll, expect, it } from 'vitest'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { machineSource } from '#tests/kit/machine-file.ts'
import { mutantsOf } from '#tests/kit/mutate.ts'
import { copyProject } from '#tests/kit/project-copy.ts'

const copy = copyProject()
afterAll(copy.remove)

/** Any of them: a different one each time, named where it is not noticed. */
const broken = exploredFlows().map(({ id, folder }) => {
  const dropped = mutantsOf(machineSource(folder)).filter(({ what }) => what.endsWith(': dropped'))
  const chosen = dropped[Math.floor(Math.random() * dropped.length)]
  if (chosen === undefined) throw new Error(`${id} has no transition`)
  copy.write(`machines/${folder}/${folder}.machine.ts`, chosen.source)
  return { id, ...chosen }
})

it('names flow, state, event and the sentence or rule that is broken, for each', { timeout: 120_000 }, async () => {
  const { code, output } = await copy.run('npm run test:model -- tests/model/structure.test.ts')
  const isTold = (id: string) =>
    new RegExp(`${id}: (in ".+" on ".+"|every step is as reviewed|cannot be walked: .+ in ".+" on ".+")`).test(output)
  const untold = broken.filter(({ id }) => !isTold(id)).map(({ what }) => what)
  expect({ untold, code }, output).toEqual({ untold: [], code: 1 })
  expect(output).toMatch(/against {3}(".+" \(.+\)|the rule that .+)/)
})
