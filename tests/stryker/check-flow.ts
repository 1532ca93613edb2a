/** Checks a flow whose machine file may be mutated. */
import { deepStrictEqual } from 'node:assert'
import { readFileSync } from 'node:fs'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { checkMachine, resultText } from '#tests/kit/check-machine.ts'
import { machineFrom, machineSource } from '#tests/kit/machine-file.ts'
import { pinsFileOf } from '#tests/kit/pins.ts'
import { expectedUnprovidedErrors, unprovidedErrors } from '#tests/kit/unprovided-effects.ts'
import { viewFaults } from '#tests/kit/view-faults.ts'
import { flowsWithViews } from '#tests/flows/index.ts'

const reviewed = new Map(exploredFlows().map((flow) => [flow.id, flow]))

export const flowIds: readonly string[] = [...reviewed.keys()]

/** The failure about a flow; null if there is none. The machine's file is evaluated again, with the active mutant. */
export const failureOf = async (id: string): Promise<string | null> => {
  const flow = reviewed.get(id)
  if (flow === undefined) throw new Error(`no flow '${id}'`)
  const { folder, properties } = flow
  try {
    const machine = await machineFrom(folder, machineSource(folder))
    const result = resultText(
      id,
      checkMachine({ ...flow.model, machine }, properties, readFileSync(pinsFileOf(folder), 'utf8')),
    )
    if (result !== '') return result
    const faults = viewFaults(machine, flowsWithViews[id]?.assertions ?? null)
    if (faults.length > 0) return `${id}: ${faults.join('; ')}`
    deepStrictEqual(await unprovidedErrors(machine), expectedUnprovidedErrors(machine))
    return null
  } catch (error) {
    return `${id}: ${String(error)}`
  }
}
