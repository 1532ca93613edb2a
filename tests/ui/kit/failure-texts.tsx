/** From the rejection of an effect over the flow's machine to the text on the screen. */
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import type { AnyMachineSnapshot } from 'xstate'
import { vi } from 'vitest'
import type { Failure } from '#contracts/errors.ts'
import { type Language, LANGUAGES } from '#contracts/languages.ts'
import { DataState } from '#src/account/query/data-state.tsx'
import { i18nFor, loadCatalogs } from '#src/page-context/i18n.ts'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { exploredFlows } from '#tests/kit/flow-graphs.ts'
import { situationsOf } from '#machines/kit/situation.ts'

/** Mocks the answers of the network from now on. */
export const stub = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
export const replyWith = (status: number, body: unknown) => () => Response.json(body, { status })

export const flows = exploredFlows()
const failureIn = ({ context }: AnyMachineSnapshot) => (context as { failure?: Failure | null }).failure ?? null

/** The failure in a flow's context after this effect rejects with `error`; null if there is none. */
export const failureBy = (flow: (typeof flows)[number], label: string, error: unknown): Failure | null => {
  const edge = flow.graph.edges.find(({ step }) => step.label === label)
  if (edge === undefined) throw new Error(`${flow.id}: nothing ends as '${label}'`)
  const { take } = situationsOf(flow.model)
  return failureIn(take(edge.from, { type: 'environment', label, event: { ...edge.step.event, error } }).snapshot)
}
export const flowOf = (id: string) => {
  const flow = flows.find((each) => each.id === id)
  if (flow === undefined) throw new Error(`no flow '${id}'`)
  return flow
}

const shownBy = {
  note: FailureNote,
  card: ({ failure }: { failure: Failure | null }) => (
    <DataState stage="failed" failure={failure} isRetrying={false} onRetry={() => {}} empty={null}>
      {null}
    </DataState>
  ),
}

const SAYS = { note: '[role=alert] p', card: 'output' }

/** The first text that is rendered for a failure. */
export const wordsOn = (place: keyof typeof shownBy, failure: Failure | null, language: Language): string => {
  const Place = shownBy[place]
  const { container } = render(
    <I18nProvider i18n={i18nFor(language)}>
      <Place failure={failure} />
    </I18nProvider>,
  )
  const shownText = container.querySelector(SAYS[place])?.textContent ?? ''
  cleanup()
  return shownText
}

/** The texts after the failure's message. */
export const reasonsOn = (failure: Failure | null, language: Language): string[] => {
  const { container } = render(
    <I18nProvider i18n={i18nFor(language)}>
      <FailureNote failure={failure} />
    </I18nProvider>,
  )
  const [, ...reasons] = [...container.querySelectorAll('p')].map(({ textContent }) => textContent ?? '')
  cleanup()
  return reasons
}

export const loadTexts = () => Promise.all(LANGUAGES.map((language) => loadCatalogs(language, ['messages'])))
