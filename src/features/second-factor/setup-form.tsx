import { Trans, useLingui } from '@lingui/react/macro'
import { checkOf } from '#contracts/forms/field-issues.ts'
import { appCodeSchema } from '#contracts/forms/factor-code.ts'
import type { FactorSetup } from '#machines/second-factor/second-factor.machine.ts'
import { CopyButton } from '#src/account/copy-button.tsx'
import { QrCode } from '#src/qr/qr-code.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import { Form } from '#src/ui/form.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { ReauthenticationProps } from '#src/reauthentication/reauthentication-props.ts'
import styles from './second-factor.module.css'

const check = checkOf(appCodeSchema)

/** Groups of four characters, which are easier to type. */
const groups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

export const SetupForm = ({
  setup,
  isBusy,
  issues,
  failure,
  onSubmit,
  onCancel,
}: ReauthenticationProps & { setup: FactorSetup }) => {
  const { t } = useLingui()
  const label = t`Código que o aplicativo mostra`
  return (
    <>
      <FocusedHeading level="h3">
        <Trans>Leia o código QR com o aplicativo</Trans>
      </FocusedHeading>
      <p>
        <Trans>
          Abra um aplicativo autenticador no celular (o do Google, o da Microsoft ou outro), adicione uma conta e aponte
          a câmera para o código.
        </Trans>
      </p>
      <p className={styles['here']}>
        <LinkButton kind="quiet" href={setup.uri}>
          <Trans>Abrir no aplicativo deste aparelho</Trans>
        </LinkButton>
      </p>
      <QrCode text={setup.uri} label={t`Código QR para o aplicativo autenticador`} />
      <p>
        <Trans>Não dá para ler o código? Digite esta chave no aplicativo:</Trans>
      </p>
      <code className={styles['key']} translate="no">
        {groups(setup.secret)}
      </code>
      <CopyButton text={setup.secret}>
        <Trans>Copiar a chave</Trans>
      </CopyButton>
      <Form label={label} busy={isBusy} issues={issues} check={check} onSubmit={onSubmit}>
        <FailureNote failure={failure} />
        <TextField name="code" label={label} inputMode="numeric" autoComplete="one-time-code" spellCheck={false} />
        <ButtonRow>
          <Button kind="primary" type="submit" busy={isBusy}>
            {isBusy ? <Trans>Verificando...</Trans> : <Trans>Ativar</Trans>}
          </Button>
          <Button kind="ghost" busy={isBusy} onClick={onCancel}>
            <Trans>Cancelar</Trans>
          </Button>
        </ButtonRow>
      </Form>
    </>
  )
}
