import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/app/place.ts'
import { Card, CardGrid } from '#src/ui/card.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Section } from '#src/ui/section.tsx'
import { Tag } from '#src/ui/tag.tsx'
import styles from './home.module.css'

export const Products = () => {
  const language = useLanguage()
  return (
    <Section id="produtos" title={<Trans>Ferramentas que devolvem tempo</Trans>}>
      <CardGrid isLed>
        <Card
          title="Transcribe"
          tag={
            <Tag tone="success">
              <Trans>Disponível</Trans>
            </Tag>
          }
        >
          <p>
            <Trans>O áudio vira texto com um resumo inteligente. Você lê primeiro o que importa:</Trans>
          </p>
          <ul className={styles['fields']}>
            <li>
              <Trans>a reunião</Trans>
            </li>
            <li>
              <Trans>a hora</Trans>
            </li>
            <li>
              <Trans>o lugar</Trans>
            </li>
            <li>
              <Trans>os assuntos</Trans>
            </li>
          </ul>
          <p>
            <Trans>E cada um deles leva à frase de onde saiu, em português, inglês, espanhol ou francês.</Trans>
          </p>
          <LinkButton kind="primary" href={pathOf('register', language)}>
            <Trans>Experimentar grátis</Trans>
          </LinkButton>
        </Card>
        <Card
          title="Smart Scheduler"
          tag={
            <Tag tone="warning">
              <Trans>Em breve</Trans>
            </Tag>
          }
        >
          <p>
            <Trans>O combinado da conversa entra na agenda. Planejado para o 3º trimestre de 2025.</Trans>
          </p>
        </Card>
        <Card
          title="Life Reminder"
          tag={
            <Tag tone="info">
              <Trans>Em desenvolvimento</Trans>
            </Tag>
          }
        >
          <p>
            <Trans>O lembrete certo na hora certa. Planejado para o 4º trimestre de 2025.</Trans>
          </p>
        </Card>
      </CardGrid>
    </Section>
  )
}
