import type { FormValues } from '#contracts/forms/issues.ts'
import { CodeProofForm } from './code-proof-form.tsx'
import { ProofForm } from './proof-form.tsx'
import type { ProofProps } from './proof-props.ts'

type ProofEvent = { type: 'proof.submit' | 'code.submit'; values: FormValues } | { type: 'signIn.again' }

type IdentityProofProps = {
  /** View of the flow: `proof` and `codeProof` are shown, others are not. */
  view: string | null
  form: Pick<ProofProps, 'isBusy' | 'issues' | 'failure'>
  send: (event: ProofEvent) => void
  onCancel: () => void
}

/** Step of a flow that asks for a proof of identity: the password, or a code of the second factor. */
export const IdentityProof = ({ view, form, send, onCancel }: IdentityProofProps) => (
  <>
    {view === 'proof' && (
      <ProofForm
        {...form}
        onSubmit={(values) => send({ type: 'proof.submit', values })}
        onCancel={onCancel}
        onSignIn={() => send({ type: 'signIn.again' })}
      />
    )}
    {view === 'codeProof' && (
      <CodeProofForm {...form} onSubmit={(values) => send({ type: 'code.submit', values })} onCancel={onCancel} />
    )}
  </>
)
