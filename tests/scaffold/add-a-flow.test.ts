/**
 * Executes docs/guides/add-a-flow.md step by step on a copy of the project. Its commands that run suites and browsers or
 * extract texts run in the full tier only: a run of all checks does the same with every flow of the project itself.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '#tests/kit/project-copy.ts'
import { isFull } from '#tests/kit/tier.ts'
import { changedBy, type GuideStep, stepsOf } from './guide.ts'

const GUIDE = new URL('../../docs/guides/add-a-flow.md', import.meta.url)

let copy: ProjectCopy
beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

const outputs: string[] = []

const follow = async (step: GuideStep) => {
  if (step.kind === 'write') copy.write(step.path, step.text)
  else if (step.kind === 'change') copy.write(step.path, changedBy(copy.read(step.path) ?? '', step.lines))
  else {
    const { code, output } = await copy.run(step.command)
    outputs.push(output)
    expect(code !== 0, output).toBe(step.isFailing)
  }
}

/** Whether the step needs a build, runs a suite, or is part of the translation of texts. */
const isLong = (step: GuideStep) =>
  step.kind === 'type' ? /build|lint|i18n|test:/.test(step.command) : step.path === 'build/translations.json'

const steps = stepsOf(readFileSync(GUIDE, 'utf8'))
const pathsOf = (kind: 'write' | 'change') => new Set(steps.flatMap((step) => (step.kind === kind ? [step.path] : [])))

it('needs six new files and three edits; commands write the rest', () => {
  expect([pathsOf('write').size, pathsOf('change').size]).toEqual([6, 3])
})

for (const step of steps.filter((each) => isFull || !isLong(each))) {
  const what = step.kind === 'type' ? step.command : `${step.kind} ${step.path}`
  it(what, { timeout: 300_000 }, () => follow(step))
}

it('names browser tests that exist', () => {
  const titles = steps.flatMap(
    (step) => /real-backend -g "(.*)"$/.exec(step.kind === 'type' ? step.command : '')?.[1] ?? [],
  )
  const spec = readFileSync(new URL('../e2e/real-backend/real-backend.spec.ts', import.meta.url), 'utf8')
  expect(titles).not.toEqual([])
  for (const title of titles) expect(spec).toContain(title)
})

it('assigns its requirement the next number of the group', () => {
  const ids = [...(copy.read('docs/requirements/preferences.md') ?? '').matchAll(/^- \*\*(PREF-\d+)\*\*/gm)]
  expect(ids.map(([, id]) => id)).toEqual(ids.map((_, index) => `PREF-${String(index + 1).padStart(2, '0')}`))
})

it('ends with a complete flow that all levels of tests have covered', () => {
  // States, transitions, situations and edges; the order of the columns is that in which test files ended.
  const row = /^welcomeHint (?=.*\b5 +6 +4 +6 )(?=.*\b100 % \/ 100 %)(?=.*\d \(100 %\))/m
  if (isFull) expect(outputs.join('\n')).toMatch(row)
  expect(outputs.join('\n')).toContain('welcomeHint is complete.')
})
