import { useLingui } from '@lingui/react/macro'
import { INVITATION_PARAMETER } from '#contracts/api/invitation.ts'
import { registerFlow } from './register.flow.ts'
import { useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { FlowPage } from '#src/ui/flow-page.tsx'
import { SplitPage } from '#src/ui/split-page.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { Created } from './created.tsx'
import { RegisterForm } from './register-form.tsx'

/** None while prerendering. */
const invitationInUrl = (): string | null => new URLSearchParams(globalThis.location?.search).get(INVITATION_PARAMETER)

export default function RegisterPage() {
  const { t } = useLingui()
  const register = useFlow(registerFlow, { input: { invitation: invitationInUrl() } })
  const { view, marker } = useFlowView(register)
  const isCreated = view !== 'form'
  return (
    <SplitPage>
      <FlowPage
        marker={marker}
        title={isCreated ? t`Confira seu e-mail` : t`Criar conta`}
        isDone={isCreated}
        lead={isCreated ? t`Sua conta foi criada. Só falta confirmar o e-mail.` : t`Leva um minuto. É grátis.`}
      >
        {/* Hidden, not unmounted, so that the form keeps its values for a correction of the address. */}
        <div hidden={isCreated}>
          <RegisterForm flow={register} isShown={!isCreated} />
        </div>
        {view === 'created' && <Created flow={register} />}
        {view === 'leaving' && <Loading />}
      </FlowPage>
    </SplitPage>
  )
}
