import { Trans, useLingui } from '@lingui/react/macro'
import { BRAND_NAME } from '#contracts/brand.ts'
import { CopyButton } from '#src/account/copy-button.tsx'
import { FileLink } from '#src/account/file-link.tsx'
import { LeaveGuard } from '#src/account/leave-guard/leave-guard.tsx'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import styles from './second-factor.module.css'

const NOT_KEPT = {
  title: <Trans>Sair sem guardar os códigos?</Trans>,
  reason: <Trans>Eles não aparecem de novo. Copie ou baixe os códigos antes de sair.</Trans>,
  leave: <Trans>Sair sem guardar</Trans>,
}

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void }

/** The new recovery codes, with buttons to copy or save them. They are shown only once. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const { t } = useLingui()
  const text = codes.join('\n')
  return (
    <>
      <FocusedHeading level="h3">
        <Trans>Guarde os códigos de recuperação</Trans>
      </FocusedHeading>
      <p>
        <Trans>
          A verificação em duas etapas está ativa. Sem o celular, cada um destes códigos permite entrar uma vez.
          Guarde-os agora: eles não aparecem de novo.
        </Trans>
      </p>
      <ul className={styles['codes']} aria-label={t`Códigos de recuperação`}>
        {codes.map((code) => (
          <li key={code}>
            <code translate="no">{code}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={text}>
        <Trans>Copiar os códigos</Trans>
      </CopyButton>
      <ButtonRow>
        <FileLink kind="text/plain" text={`${text}\n`} name={`${BRAND_NAME.toLowerCase()}-2fa.txt`}>
          <Trans>Baixar os códigos</Trans>
        </FileLink>
        <Button kind="primary" onClick={onKept}>
          <Trans>Já guardei</Trans>
        </Button>
      </ButtonRow>
      <LeaveGuard words={NOT_KEPT} />
    </>
  )
}
