import { Trans } from '@lingui/react/macro'
import { Section } from '#src/ui/section.tsx'
import styles from './about.module.css'

export const Team = () => (
  <Section
    id="equipe"
    title={<Trans>Duas pessoas, de propósito</Trans>}
    lead={
      <Trans>Somos só duas pessoas, e por isso decidimos rápido. Quem lê a sua mensagem trabalha no produto.</Trans>
    }
  >
    <ul className={styles['team']}>
      <li className={styles['person']}>
        <div>
          <h3>
            <Trans>Desenvolvimento de negócios e estratégia</Trans>
          </h3>
          <p>
            <Trans>
              Ouve clientes e parceiros, decide o que vem primeiro e cuida de preços, contratos e atendimento. É quem
              responde quando você escreve.
            </Trans>
          </p>
        </div>
      </li>
      <li className={styles['person']}>
        <div>
          <h3>
            <Trans>Inteligência artificial e ciência de dados</Trans>
          </h3>
          <p>
            <Trans>
              Escolhe e mede os modelos, desenvolve o produto e cuida da segurança do que você envia. É quem tira do ar
              o que não funciona bem o bastante.
            </Trans>
          </p>
        </div>
      </li>
    </ul>
  </Section>
)
