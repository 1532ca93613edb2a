import { Trans } from '@lingui/react/macro'
import { Section } from '#src/ui/section.tsx'
import { Talk } from '#src/ui/talk.tsx'

export const Benefits = () => (
  <Section id="beneficios" isSunken isSplit title={<Trans>O que muda no seu dia</Trans>}>
    <Talk>
      <li>
        <strong>
          <Trans>Você decide em segundos.</Trans>
        </strong>{' '}
        <Trans>O resumo diz se o áudio pede resposta agora ou pode esperar.</Trans>
      </li>
      <li>
        <strong>
          <Trans>Você lê onde não dá para ouvir.</Trans>
        </strong>{' '}
        <Trans>Reunião, ônibus, biblioteca, bebê dormindo.</Trans>
      </li>
      <li>
        <strong>
          <Trans>O combinado não se perde.</Trans>
        </strong>{' '}
        <Trans>Data, hora e lugar ficam separados, prontos para conferir.</Trans>
      </li>
      <li>
        <strong>
          <Trans>Ninguém fica de fora.</Trans>
        </strong>{' '}
        <Trans>Quem é surdo ou ouve pouco está na mesma conversa.</Trans>
      </li>
    </Talk>
  </Section>
)
