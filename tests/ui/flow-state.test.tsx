/** A view renders again when a value that it selects has changed, not at every event of its flow. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Actor } from 'xstate'
import { userSearchMachine } from '#machines/user-search/user-search.machine.ts'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'

afterEach(cleanup)

it('five keystrokes in a search render the results once, when they become outdated', () => {
  const onRender = vi.fn<(search: Actor<typeof userSearchMachine>) => void>()
  const Results = () => {
    const search = useHostedActor(userSearchMachine, { searched: 'ana' })
    const { view, marker } = useFlowView(search)
    const { searched, isBusy } = useFlowState(search, (state) => ({
      searched: state.context.searched,
      isBusy: state.hasTag('busy'),
    }))
    onRender(search)
    return <output {...marker}>{`${view} ${searched} ${isBusy}`}</output>
  }
  render(<Results />)
  const before = onRender.mock.calls.length
  for (const text of ['m', 'ma', 'mar', 'mari', 'maria']) {
    act(() => onRender.mock.lastCall?.[0].send({ type: 'search.type', text }))
  }
  expect(onRender.mock.calls.length - before).toBe(1)
  expect(screen.getByRole('status').textContent).toBe('search ana true')
  expect(screen.getByRole('status').dataset).toMatchObject({ flow: 'userSearch', view: 'search' })
})
