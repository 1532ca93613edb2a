import { useSelector } from '@xstate/react'
import { viewOf } from '#machines/kit/view.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { FactorForm } from './factor-form.tsx'
import { loginFlow } from './login.flow.ts'
import { RecoveryForm } from './recovery-form.tsx'

/** The login flow in a dialog above a protected page. Its navigation is ignored: the page's guard sees the new session. */
export const SignInAgain = ({ email }: { email: string }) => {
  const login = useHostedActor(loginFlow, { navigationState: { email } })
  const state = useSelector(login, (snapshot) => snapshot)
  const view = viewOf(state)
  return (
    <div {...markerOf(state)}>
      {view === 'signIn' && <CredentialsForm state={state} send={(event) => login.send(event)} />}
      {view === 'factor' && <FactorForm state={state} send={(event) => login.send(event)} />}
      {view === 'recovery' && <RecoveryForm state={state} send={(event) => login.send(event)} />}
      {view === 'leaving' && <Loading />}
      {/* Another account than the page's, unconfirmed: its next steps are on the login page only. */}
      {view === 'unconfirmed' && <FailureNote failure={{ code: 'auth.emailNotConfirmed' }} />}
    </div>
  )
}
