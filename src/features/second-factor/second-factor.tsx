import type { InputFrom } from 'xstate'
import type { Failure } from '#contracts/errors.ts'
import type { KnownFactor, secondFactorMachine } from '#machines/second-factor/second-factor.machine.ts'
import { ReauthenticationForm } from '#src/reauthentication/reauthentication-form.tsx'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { useRestartOnChange, useRestart } from '#src/account/use-restart.ts'
import { formOf, useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { EnterCodeForm } from './enter-code-form.tsx'
import { FactorOff } from './factor-off.tsx'
import { FactorOn } from './factor-on.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorFlow } from './second-factor.flow.ts'
import { SetupForm } from './setup-form.tsx'

const inWords = (factor: KnownFactor | null) => (factor === null ? '' : `${factor.factorId} ${factor.codesLeft}`)

export const SecondFactor = ({ factor }: { factor: KnownFactor | null }) => {
  const { run, failure, place, restart } = useRestart()
  return (
    <div ref={place} tabIndex={-1}>
      <RunningFactor key={run} factor={factor} failure={failure} restart={restart} />
    </div>
  )
}

type RunningFactorProps = InputFrom<typeof secondFactorMachine> & { restart: (failure: Failure | null) => void }

/** One run of the flow. */
export const RunningFactor = ({ factor, failure, restart }: RunningFactorProps) => {
  const flow = useFlow(secondFactorFlow, { input: { factor, failure } })
  const { view, marker } = useFlowView(flow)
  const form = useFlowState(flow, formOf)
  const {
    factor: current,
    isIdle,
    codes,
    setup,
    purpose,
  } = useFlowState(flow, (state) => ({
    ...state.context,
    isIdle: state.matches('off') || state.matches('on'),
  }))
  useRestartOnChange({ stored: inWords(factor), assumed: inWords(current), isIdle }, () => restart(form.failure))
  const place = useFocusFallback<HTMLDivElement>(view)
  return (
    <div ref={place} tabIndex={-1}>
      <Stack marker={marker}>
        {view === 'off' && <FactorOff flow={flow} />}
        {view === 'reauthentication' && (
          <ReauthenticationForm
            {...form}
            onSubmit={(values) => flow.send({ type: 'reauthentication.submit', values })}
            onCancel={() => flow.send({ type: 'reauthentication.cancel' })}
            onSignIn={() => flow.send({ type: 'signIn.again' })}
          />
        )}
        {view === 'setup' && setup !== null && (
          <SetupForm
            {...form}
            setup={setup}
            onSubmit={(values) => flow.send({ type: 'code.submit', values })}
            onCancel={() => flow.send({ type: 'setup.cancel' })}
          />
        )}
        {view === 'codes' && <RecoveryCodes codes={codes} onKept={() => flow.send({ type: 'codes.acknowledge' })} />}
        {view === 'on' && <FactorOn flow={flow} />}
        {view === 'enteringCode' && (
          <EnterCodeForm
            {...form}
            purpose={purpose}
            codesLeft={current?.codesLeft ?? 0}
            onSubmit={(values) => flow.send({ type: 'code.submit', values })}
            onCancel={() => flow.send({ type: 'code.cancel' })}
          />
        )}
      </Stack>
    </div>
  )
}
