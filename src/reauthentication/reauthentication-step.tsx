import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps, ReactNode } from 'react'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { Form } from '#src/ui/form.tsx'
import type { ReauthenticationProps } from './reauthentication-props.ts'

type ReauthenticationStepProps = ReauthenticationProps & {
  check: ComponentProps<typeof Form>['check']
  /** What is asked for, and why. */
  text: ReactNode
  field: ReactNode
  busyLabel: ReactNode
  /** A third button. */
  children?: ReactNode
}

/** A form that reauthenticates: heading, text, field and buttons. */
export const ReauthenticationStep = ({
  isBusy,
  issues,
  failure,
  onSubmit,
  onCancel,
  check,
  text,
  field,
  busyLabel,
  children,
}: ReauthenticationStepProps) => {
  const { t } = useLingui()
  return (
    <>
      <FocusedHeading level="h3">
        <Trans>Confirme que é você</Trans>
      </FocusedHeading>
      <p>{text}</p>
      <Form label={t`Confirme que é você`} busy={isBusy} issues={issues} check={check} onSubmit={onSubmit}>
        <FailureNote failure={failure} />
        {field}
        <ButtonRow>
          <Button kind="primary" type="submit" busy={isBusy}>
            {isBusy ? busyLabel : <Trans>Confirmar</Trans>}
          </Button>
          <Button kind="ghost" busy={isBusy} onClick={onCancel}>
            <Trans>Voltar</Trans>
          </Button>
          {children}
        </ButtonRow>
      </Form>
    </>
  )
}
