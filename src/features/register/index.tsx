import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { viewOf } from '#machines/kit/view.ts'
import { registerFlow } from './register.flow.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { FlowPage } from '#src/ui/flow-page.tsx'
import { WithPoster } from '#src/ui/poster.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { Created } from './created.tsx'
import { RegisterForm } from './register-form.tsx'
import type { RegisterSection } from './register-section.ts'

export default function RegisterPage() {
  const { t } = useLingui()
  const register = useFlow(registerFlow)
  const state = useSelector(register, (snapshot) => snapshot)
  const send: RegisterSection['send'] = (event) => register.send(event)
  const view = viewOf(state)
  const isCreated = view !== 'form'
  return (
    <WithPoster>
      <FlowPage
        marker={markerOf(state)}
        title={isCreated ? t`Confira seu e-mail` : t`Criar conta`}
        isDone={isCreated}
        lead={isCreated ? t`Sua conta foi criada. Só falta confirmar o e-mail.` : t`Leva um minuto. É grátis.`}
      >
        {/* Hidden, not unmounted, so that the form keeps its values for a correction of the address. */}
        <div hidden={isCreated}>
          <RegisterForm state={state} send={send} isShown={!isCreated} />
        </div>
        {view === 'created' && <Created state={state} send={send} />}
        {view === 'leaving' && <Loading />}
      </FlowPage>
    </WithPoster>
  )
}
