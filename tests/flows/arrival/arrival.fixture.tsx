import { useSelector } from '@xstate/react'
import type { InputFrom } from 'xstate'
import { arrivalMachine } from '#machines/arrival/arrival.machine.ts'
import { ArrivalViews, arrivalViewOf } from '#src/app/arrival/arrival-views.tsx'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'
import type { Fixture } from '#tests/ui/kit/fixtures.ts'

type Input = InputFrom<typeof arrivalMachine>

/** Renders the views from the machine; the browser runs the equivalent function (`src/app/arrival/transition.ts`). */
const Arriving = ({ input }: { input: Input }) => {
  const arrival = useHostedActor(arrivalMachine, input)
  const { value, context } = useSelector(arrival, (snapshot) => snapshot)
  return (
    <ArrivalViews
      at={arrivalViewOf(value)}
      hasFailed={context.hasFailed}
      onRetry={() => arrival.send({ type: 'page.retry' })}
    >
      <h1>{context.shown.page}</h1>
    </ArrivalViews>
  )
}

export const fixture: Fixture = async (input) => <Arriving input={input as Input} />
