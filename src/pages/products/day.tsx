import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Band } from '#src/ui/section.tsx'
import styles from './day.module.css'

/** Each benefit, with the people who are most often in the situation. */
export const Day = () => (
  <Band id="beneficios" title={<Trans>O que muda no seu dia</Trans>}>
    <ul className={styles['day']}>
      <Benefit
        title={<Trans>Você decide em segundos</Trans>}
        who={<Trans>Uso pessoal</Trans>}
        what={<Trans>O áudio comprido da família vira três linhas.</Trans>}
      >
        <Trans>Com o resumo, você vê se a resposta pode esperar.</Trans>
      </Benefit>
      <Benefit
        title={<Trans>Você lê onde não dá para ouvir</Trans>}
        who={<Trans>Quem cria conteúdo</Trans>}
        what={<Trans>A ideia gravada na rua vira rascunho.</Trans>}
      >
        <Trans>Reunião, ônibus, biblioteca, bebê dormindo.</Trans>
      </Benefit>
      <Benefit
        title={<Trans>O combinado não se perde</Trans>}
        who={<Trans>Empresas e profissionais</Trans>}
        what={<Trans>O pedido do cliente vira registro.</Trans>}
      >
        <Trans>Data, hora e lugar ficam separados, prontos para conferir.</Trans>
      </Benefit>
      <Benefit
        title={<Trans>Ninguém fica de fora</Trans>}
        who={<Trans>Quem precisa ler em vez de ouvir</Trans>}
        what={<Trans>Surdez, perda auditiva, preferência pela escrita.</Trans>}
      >
        <Trans>Pessoas surdas ou com perda auditiva participam da mesma conversa.</Trans>
      </Benefit>
    </ul>
  </Band>
)

type BenefitProps = { title: ReactNode; who: ReactNode; what: ReactNode; children: ReactNode }

const Benefit = ({ title, who, what, children }: BenefitProps) => (
  <li>
    <h3>{title}</h3>
    <p>{children}</p>
    <p className={styles['who']}>
      <strong>{who}</strong> {what}
    </p>
  </li>
)
