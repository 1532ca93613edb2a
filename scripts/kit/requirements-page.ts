/** Generates the matrix in docs/requirements/README.md: the proofs of each requirement, below the hand-written part. */
import { readFileSync } from 'node:fs'
import type { Property } from '#machines/kit/properties.ts'
import { NOT_COVERED } from '#tests/kit/not-covered.ts'
import {
  type Group,
  type Matrix,
  type Requirement,
  matrixOf,
  projectTexts,
  requirementGroups,
} from '#tests/kit/requirements.ts'
import { code, table } from './flow-docs/markdown.ts'

export const REQUIREMENTS_PAGE = new URL('../../docs/requirements/README.md', import.meta.url)

const START = '<!-- Written by `npm run flows` from here to the end. -->'

const groups = requirementGroups()
const fileOf = new Map(groups.flatMap(({ name, requirements }) => requirements.map(({ id }) => [id, `${name}.md`])))

export const requirementLinks = (ids: Property['cites'], folder = ''): string =>
  ids.map((id) => `[${id}](${folder}${fileOf.get(id) ?? ''})`).join(', ')

const kebab = (id: string) => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const flowLinks = (flows: readonly string[] = []) =>
  [...Map.groupBy(flows, (flow) => flow)]
    .map(([flow, each]) => `[${flow}](../flows/${kebab(flow)}.md)${each.length > 1 ? ` (${each.length})` : ''}`)
    .join(', ')

const pathLinks = (paths: readonly string[] = []) => paths.map((path) => `[${path}](../../${path})`).join(', ')

const testLink = (place: string) => {
  const [path = '', title] = place.split(' > ')
  return `[${path}](../../${path})${title === undefined ? '' : `: ${title.replaceAll('|', String.raw`\|`)}`}`
}

const groupTable = ({ name, title, requirements }: Group, matrix: Matrix) => [
  `### [${title}](${name}.md)`,
  table(
    ['Requirement', 'Properties of', 'Tests', 'Files'],
    requirements.map(({ id }) => [
      code(id),
      flowLinks(matrix.flows.get(id)),
      NOT_COVERED[id] === undefined ? (matrix.tests.get(id) ?? []).map(testLink).join('; ') : '**not covered**',
      pathLinks(matrix.files.get(id)),
    ]),
  ),
]

const notCovered = (all: readonly Requirement[]) => {
  const rows = all.flatMap(({ id }) => {
    const reason = NOT_COVERED[id]
    return reason === undefined ? [] : [[requirementLinks([id]), reason]]
  })
  return rows.length === 0 ? 'Nothing.' : table(['Requirement', 'Why'], rows)
}

export const requirementsPage = (): string => {
  const [written = ''] = readFileSync(REQUIREMENTS_PAGE, 'utf8').split(START)
  const matrix = matrixOf(projectTexts())
  const all = groups.flatMap(({ requirements }) => requirements)
  const counts = [
    all.length,
    all.filter(({ id }) => matrix.flows.has(id)).length,
    all.filter(({ id }) => matrix.tests.has(id)).length,
    Object.keys(NOT_COVERED).length,
  ]
  return `${[
    `${written}${START}`,
    '## Groups',
    table(
      ['Group', 'Identifiers', 'Requirements'],
      groups.map(({ name, title, requirements }) => [
        `[${title}](${name}.md)`,
        `${code(requirements[0]?.id ?? '')} to ${code(requirements.at(-1)?.id ?? '')}`,
        String(requirements.length),
      ]),
    ),
    '## Proofs',
    table(['Requirements', 'With a property', 'With a test', 'Not covered'], [counts.map(String)]),
    '### Not covered',
    notCovered(all),
    ...groups.flatMap((group) => groupTable(group, matrix)),
  ].join('\n\n')}\n`
}
