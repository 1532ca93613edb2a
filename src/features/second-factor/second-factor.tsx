import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { viewOf } from '#machines/kit/view.ts'
import type { KnownFactor } from '#machines/second-factor/second-factor.machine.ts'
import { ProofForm } from '#src/account/proof-form.tsx'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { AskingForm } from './asking-form.tsx'
import { FactorOn } from './factor-on.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorFlow } from './second-factor.flow.ts'
import { SetupForm } from './setup-form.tsx'

export const SecondFactor = ({ factor }: { factor: KnownFactor | null }) => {
  const flow = useFlow(secondFactorFlow, { input: { factor } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const { issues, failure, codes, setup, purpose } = state.context
  const isBusy = state.hasTag('busy')
  const view = viewOf(state)
  const form = { isBusy, issues, failure }
  return (
    <Stack marker={markerOf(state)}>
      {view === 'off' && (
        <>
          <p>
            <Trans>
              Além da senha ou do Google, entrar pede um código do seu celular. Quem descobrir sua senha não entra só
              com ela.
            </Trans>
          </p>
          <FailureNote failure={failure} />
          <Button kind="ghost" busy={isBusy} onClick={() => flow.send({ type: 'factor.setUp' })}>
            {isBusy ? <Trans>Preparando...</Trans> : <Trans>Ativar a verificação em duas etapas</Trans>}
          </Button>
        </>
      )}
      {view === 'proof' && (
        <ProofForm
          {...form}
          onSubmit={(values) => flow.send({ type: 'proof.submit', values })}
          onCancel={() => flow.send({ type: 'proof.cancel' })}
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
      {view === 'codes' && <RecoveryCodes codes={codes} onKept={() => flow.send({ type: 'codes.keep' })} />}
      {view === 'on' && (
        <FactorOn
          codesLeft={state.context.factor?.codesLeft ?? 0}
          onRenew={() => flow.send({ type: 'codes.renew' })}
          onRemove={() => flow.send({ type: 'factor.remove' })}
        />
      )}
      {view === 'asking' && (
        <AskingForm
          {...form}
          purpose={purpose}
          onSubmit={(values) => flow.send({ type: 'code.submit', values })}
          onCancel={() => flow.send({ type: 'code.cancel' })}
        />
      )}
    </Stack>
  )
}
