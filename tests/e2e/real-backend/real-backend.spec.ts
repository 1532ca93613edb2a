/** The same tours with the real services: they really produce the outcomes that the models list. */
import { coverageTable } from '../flows/kit/coverage-table.ts'
import { playTour } from '../flows/kit/play-tour.ts'
import { toursOf } from '../flows/kit/tours.ts'
import { coverageErrorsOf } from './kit/backend-coverage.ts'
import { backendHooksOf, outcomeReportOf } from './kit/backend.ts'
import { backedFlows } from './kit/backed-flows.ts'
import { expect, test } from './kit/test.ts'

test.describe.configure({ mode: 'parallel' })

const backend = backedFlows().map((flow) => [flow, toursOf(flow)] as const)

test('every flow that uses services is played with the real ones; prints coverage and real outcomes', () => {
  const ends = backend.map(([flow, tours]) => outcomeReportOf(flow, tours))
  process.stdout.write(`\n${coverageTable(backend)}\n\n${ends.map(({ text }) => text).join('\n')}\n`)
  expect(ends.flatMap(({ missed }) => missed)).toEqual([])
})

test('a flow without a backend table and without a reason is reported', () => {
  const reasons = { readingPreferences: 'kept on the device', login: 'too long' }
  const coverage = {
    flows: ['readingPreferences', 'contact', 'leaveGuard', 'login'],
    backend: ['login', 'consent'],
    reasons,
  }
  expect(coverageErrorsOf(coverage)).toEqual([
    'contact calls the services: tests/flows/contact/contact.backend.ts is missing (see docs/guides/add-a-flow.md)',
    'leaveGuard calls no service: a reason is missing in tests/flows/leave-guard/index.ts (see docs/guides/add-a-flow.md)',
    'login has a backend table: tests/flows/login/index.ts needs no reason',
    "tests/flows/consent/consent.backend.ts exists, but no flow 'consent'",
  ])
})

for (const [flow, tours] of backend) {
  for (const tour of tours) {
    const { number, path } = tour
    test(`${flow.id} ${number}: ${path.edges.length} steps from '${path.start.name}'`, ({ tourPage, tourContext }) =>
      playTour(tourPage, tour, {}, backendHooksOf(tourContext, flow.backend)))
  }
}

test('services that give another answer than was set up fail the tour', async ({ tourPage, tourContext }) => {
  const [flow, tours] = backend.find(([{ id }]) => id === 'login') ?? []
  const tour = tours?.find(({ path }) => path.edges.some(({ step }) => step.label === 'signIn:wrong'))
  if (flow === undefined || tour === undefined) throw new Error('no tour of login signs in with a wrong password')
  const { actors } = flow.backend
  const acceptingActors = {
    ...actors,
    signIn: { ...actors['signIn'], wrong: actors['signIn']?.['accepted'] ?? 'mocked' },
  }

  const failure = await playTour(
    { ...tourPage, timeout: 2_000 },
    tour,
    {},
    backendHooksOf(tourContext, { ...flow.backend, actors: acceptingActors }),
  ).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(failure).toContain("'signIn:wrong'")
})
