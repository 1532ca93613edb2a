import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { waitlistSchema } from '#contracts/forms/waitlist.ts'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { EmailField } from '#src/ui/email-field.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { Honeypot } from '#src/ui/honeypot.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import type { WaitlistSection } from './waitlist-section.ts'

const check = checkOf(waitlistSchema)

export const JoinForm = ({ flow }: WaitlistSection) => {
  const { t } = useLingui()
  const { issues, failure, isBusy } = useFlowState(flow, formOf)
  return (
    <Form
      label={t`Lista de espera`}
      busy={isBusy}
      issues={issues}
      check={check}
      onSubmit={(values) => flow.send({ type: 'form.submit', values })}
    >
      <FailureNote failure={failure} />
      <EmailField autoComplete="email" />
      <Honeypot />
      <Checkbox name="consent" value="accepted">
        <Trans>
          Concordo em receber um aviso por e-mail quando o Life Reminder chegar, como diz a{' '}
          <PageLink to="privacy">política de privacidade</PageLink>. Posso sair quando quiser.
        </Trans>
      </Checkbox>
      <SubmitButton busy={isBusy} busyLabel={<Trans>Enviando...</Trans>}>
        <Trans>Entrar na lista</Trans>
      </SubmitButton>
    </Form>
  )
}
