import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#src/ui/link-button.tsx'
import { PageHero } from '#src/ui/page-hero.tsx'
import { Demo } from './demo.tsx'
import styles from './home.module.css'

export const Hero = () => (
  <PageHero
    title={
      <Trans>
        Áudio de 4 minutos? <mark className={styles['marker']}>Leia em 20 segundos.</mark>
      </Trans>
    }
    lead={<Trans>Encaminhe o áudio da conversa. Receba o texto, o resumo e os compromissos, em quatro idiomas.</Trans>}
    actions={
      <>
        <LinkButton kind="primary" href="#produtos">
          <Trans>Conhecer os produtos</Trans>
        </LinkButton>
        <LinkButton kind="ghost" href="#historia">
          <Trans>Nossa história</Trans>
        </LinkButton>
      </>
    }
    figure={<Demo />}
  />
)
