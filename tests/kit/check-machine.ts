/** All findings of the suite about a machine: false properties, broken rules, and differences from the table. */
import type { FlowModel } from '#machines/kit/model.ts'
import type { Property } from '#machines/kit/properties.ts'
import { type Finding, verify } from './check.ts'
import { type Drift, driftOf } from './drift.ts'
import { explore, type Graph } from './graph.ts'
import { lint } from './lint.ts'
import { tableOf } from './pins.ts'
import { universalProperties } from './universal.ts'

export type CheckResult = {
  findings: Finding[]
  rules: string[]
  drifts: Drift[]
  /** The error if it cannot be explored. */
  broken: string | null
}

export const NO_FINDINGS: CheckResult = { findings: [], rules: [], drifts: [], broken: null }

export const checkMachine = (model: FlowModel, properties: readonly Property[], reviewed: string): CheckResult => {
  let graph: Graph
  try {
    graph = explore(model)
  } catch (error) {
    return { ...NO_FINDINGS, broken: String(error) }
  }
  return {
    findings: verify(graph, [...properties, ...universalProperties(graph)]),
    rules: lint(graph),
    drifts: driftOf(reviewed, tableOf(graph)),
    broken: null,
  }
}

/** Only properties and rules count: the table could be regenerated, and a machine that throws proves nothing. */
export const isKilled = ({ findings, rules }: CheckResult) => findings.length + rules.length > 0

const SHOWN = 3

const few = (lines: readonly string[], what: string) => [
  ...lines.slice(0, SHOWN),
  ...(lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more ${what}`] : []),
]

/** Flow, state and event of each difference, and the false properties. Empty if nothing differs. */
export const resultText = (flow: string, { findings, rules, drifts, broken }: CheckResult): string => {
  if (broken !== null) return `${flow}: cannot be explored: ${broken}`
  const places = drifts.map(({ state, event, reviewed, now }) =>
    [
      `${flow}: in "${state}" on "${event}"`,
      `  reviewed  ${reviewed ?? 'not possible'}`,
      `  now       ${now ?? 'not possible'}`,
    ].join('\n'),
  )
  const properties = findings.map(({ name, cites }) => `  against   "${name}" (${cites.join(', ')})`)
  const brokenRules = rules.map((rule) => `  against   the rule that ${rule}`)
  const head =
    places.length === 0 && properties.length + brokenRules.length > 0 ? [`${flow}: every step is as reviewed`] : []
  return [...head, ...few(places, 'steps'), ...few([...properties, ...brokenRules], 'properties and rules')].join('\n')
}
