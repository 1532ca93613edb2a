import { useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useHostedActor } from '#src/flow-runtime/use-flow.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Loading } from '#src/ui/loading.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { FactorForm } from './factor-form.tsx'
import { loginFlow } from './login.flow.ts'
import { RecoveryCodeForm } from './recovery-code-form.tsx'

/** The login flow in a dialog above a protected page. Its navigation is ignored: the page's guard sees the new session. */
export const SignInAgain = ({ email }: { email: string }) => {
  const login = useHostedActor(loginFlow, { navigationState: { email } })
  const { view, marker } = useFlowView(login)
  return (
    <div {...marker}>
      {view === 'signIn' && <CredentialsForm flow={login} />}
      {/* The dialog has the one way out. */}
      {view === 'factor' && <FactorForm flow={login}>{null}</FactorForm>}
      {view === 'recoveryCode' && <RecoveryCodeForm flow={login}>{null}</RecoveryCodeForm>}
      {view === 'leaving' && <Loading />}
      {/* Another account than the page's, unconfirmed: its next steps are on the login page only. */}
      {view === 'unconfirmed' && <FailureNote failure={{ code: 'auth.emailNotConfirmed' }} />}
    </div>
  )
}
