import { Trans, useLingui } from '@lingui/react/macro'
import { emailChangeFormSchema } from '#contracts/forms/email-change.ts'
import { checkOf } from '#contracts/forms/field-issues.ts'
import type { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import type { Section } from '#src/flow-runtime/flow-screen.tsx'
import { formOf, useFlowState } from '#src/flow-runtime/flow-state.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { Form } from '#src/ui/form.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { TextField } from '#src/ui/text-field.tsx'

/** Prefilled with what was typed before, or with the address of an expired change. */
export const NewAddressForm = ({ flow }: Section<typeof emailChangeMachine>) => {
  const { t } = useLingui()
  const { email, newEmail, issues, failure, isBusy } = useFlowState(flow, (state) => ({
    ...formOf(state),
    email: state.context.email,
    newEmail: state.context.newEmail,
  }))
  return (
    <>
      <FocusedHeading level="h3">
        <Trans>Qual é o novo e-mail?</Trans>
      </FocusedHeading>
      <p>
        <Trans>
          Vamos enviar um link para os dois e-mails, o atual e o novo. A troca só vale depois que os dois forem
          confirmados; até lá, entre com <strong>{email}</strong>.
        </Trans>
      </p>
      <Form
        label={t`Qual é o novo e-mail?`}
        busy={isBusy}
        issues={issues}
        check={checkOf(emailChangeFormSchema(email))}
        onSubmit={(values) => flow.send({ type: 'form.submit', values })}
      >
        <FailureNote failure={failure} sendsMail />
        <TextField
          name="email"
          label={t`Novo e-mail`}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
          defaultValue={newEmail}
        />
        <ButtonRow>
          <Button kind="primary" type="submit" busy={isBusy}>
            {isBusy ? <Trans>Pedindo...</Trans> : <Trans>Pedir a troca</Trans>}
          </Button>
          <Button kind="ghost" busy={isBusy} onClick={() => flow.send({ type: 'form.cancel' })}>
            <Trans>Ficar com o atual</Trans>
          </Button>
        </ButtonRow>
      </Form>
      <p>
        <Trans>
          Não tem mais acesso ao e-mail atual? <PageLink to="contact">Escreva para nós</PageLink>.
        </Trans>
      </p>
    </>
  )
}
