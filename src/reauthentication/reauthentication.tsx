import type { FormValues } from '#contracts/forms/issues.ts'
import { ReauthenticationCodeForm } from './reauthentication-code-form.tsx'
import { ReauthenticationForm } from './reauthentication-form.tsx'
import type { ReauthenticationProps } from './reauthentication-props.ts'

type ReauthenticationEvent =
  | { type: 'reauthentication.submit' | 'code.submit'; values: FormValues }
  | { type: 'signIn.again' }

type Props = {
  /** View of the flow: `reauthentication` and `reauthenticationByCode` are shown, others are not. */
  view: string | null
  form: Pick<ReauthenticationProps, 'isBusy' | 'issues' | 'failure'>
  send: (event: ReauthenticationEvent) => void
  onCancel: () => void
}

/** Step of a flow that reauthenticates: by the password, or by a code of the second factor. */
export const Reauthentication = ({ view, form, send, onCancel }: Props) => (
  <>
    {view === 'reauthentication' && (
      <ReauthenticationForm
        {...form}
        onSubmit={(values) => send({ type: 'reauthentication.submit', values })}
        onCancel={onCancel}
        onSignIn={() => send({ type: 'signIn.again' })}
      />
    )}
    {view === 'reauthenticationByCode' && (
      <ReauthenticationCodeForm
        {...form}
        onSubmit={(values) => send({ type: 'code.submit', values })}
        onCancel={onCancel}
      />
    )}
  </>
)
