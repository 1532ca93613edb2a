import { Trans, useLingui } from '@lingui/react/macro'
import { FREE_TRANSCRIPTIONS_PER_MONTH } from '#contracts/limits.ts'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { ProductPicture } from '#src/ui/product-picture.tsx'
import { Band } from '#src/ui/section.tsx'
import styles from './home.module.css'

export const Invitation = () => {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <Band
      id="convite"
      isClosing
      isSplit
      title={<Trans>Comece hoje, sem pagar nada</Trans>}
      lead={<Trans>O plano gratuito inclui {FREE_TRANSCRIPTIONS_PER_MONTH} transcrições por mês, sem cartão.</Trans>}
      actions={
        <ButtonRow>
          <LinkButton kind="primary" href={pathOf('register', language)}>
            <Trans>Criar minha conta</Trans>
          </LinkButton>
          <LinkButton kind="quiet" href={pathOf('contact', language)}>
            <Trans>Falar com a gente</Trans>
          </LinkButton>
        </ButtonRow>
      }
    >
      <div className={styles['sinking']}>
        <ProductPicture
          name="list"
          alt={t`Tela do celular: a lista de transcrições por dia, cada uma com o título, a hora e os assuntos.`}
        />
      </div>
    </Band>
  )
}
