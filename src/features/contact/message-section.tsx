import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { COMPANY, MESSAGING_PLATFORM } from '#contracts/brand.ts'
import { type ContactSubject, contactMessageSchema } from '#contracts/forms/contact.ts'
import { CONTACT_RESPONSE_HOURS, NAME_MAX_LENGTH } from '#contracts/limits.ts'
import { contactFlow } from './contact.flow.ts'
import { formOf, useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmailField } from '#src/ui/email-field.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { Form } from '#src/ui/form.tsx'
import { Honeypot } from '#src/ui/honeypot.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { SubmitButton } from '#src/ui/submit-button.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import styles from './contact.module.css'
import { MailLink } from '#src/ui/mail-link.tsx'
import { HAS_MESSAGING_NUMBER, MESSAGING_URL } from '#src/ui/messaging-url.ts'
import { Sent } from './sent.tsx'

const check = checkOf(contactMessageSchema)

/** Other ways to write to us while the form cannot be sent: by mail if no number is set. */
const OtherWay = () =>
  HAS_MESSAGING_NUMBER ? (
    <LinkButton kind="ghost" href={MESSAGING_URL}>
      <Trans>Conversar no {MESSAGING_PLATFORM}</Trans>
    </LinkButton>
  ) : (
    <MailLink address={COMPANY.supportEmail} />
  )

export const MessageSection = () => {
  const { t } = useLingui()
  const contact = useFlow(contactFlow)
  const { view, marker } = useFlowView(contact)
  const { draft, issues, failure, reference, isBusy, isSending } = useFlowState(contact, (state) => ({
    ...formOf(state),
    draft: state.context.draft,
    reference: state.context.reference,
    isSending: state.matches('sending'),
  }))
  const subjects: { value: ContactSubject; label: string }[] = [
    { value: 'support', label: t`Suporte técnico` },
    { value: 'partnerships', label: t`Parcerias e negócios` },
    { value: 'press', label: t`Imprensa e mídia` },
    { value: 'feedback', label: t`Opiniões e sugestões` },
    { value: 'others', label: t`Outros` },
  ]
  return (
    <section id="mensagem" className={`${styles['card']} ${view === 'sent' ? styles['sent'] : ''}`} {...marker}>
      {view === 'sent' ? (
        <Sent reference={reference} hours={CONTACT_RESPONSE_HOURS}>
          <Button kind="ghost" onClick={() => contact.send({ type: 'message.another' })}>
            <Trans>Enviar outra mensagem</Trans>
          </Button>
        </Sent>
      ) : (
        <>
          <h2 className={styles['subtitle']}>
            <Trans>Sua mensagem</Trans>
          </h2>
          <Form
            label={t`Sua mensagem`}
            busy={isBusy}
            issues={issues}
            check={check}
            fill={draft}
            onChange={(values) => contact.send({ type: 'draft.changed', values })}
            onSubmit={(values) => contact.send({ type: 'form.submit', values })}
          >
            <FailureNote failure={failure}>
              <Trans>O que você escreveu continua aqui.</Trans>
              <OtherWay />
            </FailureNote>
            <TextField name="name" label={t`Nome`} autoComplete="name" maxLength={NAME_MAX_LENGTH} />
            <EmailField autoComplete="email" />
            <TextField name="company" label={t`Empresa`} autoComplete="organization" optional />
            <SelectField name="subject" label={t`Assunto`} placeholder={t`Escolha um assunto`} options={subjects} />
            <Honeypot />
            <TextArea name="message" label={t`Mensagem`} />
            <SubmitButton busy={isSending} busyLabel={<Trans>Enviando...</Trans>}>
              <Trans>Enviar mensagem</Trans>
            </SubmitButton>
          </Form>
        </>
      )}
    </section>
  )
}
