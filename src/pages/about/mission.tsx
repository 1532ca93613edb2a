import { Trans } from '@lingui/react/macro'
import { IconList, IconListItem } from '#src/ui/icon-list.tsx'
import { Section } from '#src/ui/section.tsx'

const EAR = 'M5 10a7 7 0 0 1 14 0c0 4-3 5-4 7s-1 4-4 4-4-2-4-4M9 10a3 3 0 0 1 6 0c0 2-2 2-2 4'
const CLOCK = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2.5'
const LOCK = 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 15v2'

export const Mission = () => (
  <Section
    id="missao"
    isSplit
    title={<Trans>Missão</Trans>}
    lead={<Trans>Levar a conversa inteira a cada pessoa, do jeito que ela consegue acompanhar.</Trans>}
  >
    <IconList isColumn>
      <IconListItem drawing={EAR} title={<Trans>Acesso</Trans>}>
        <Trans>
          Quem não ouve, quem não pode ouvir agora e quem entende melhor lendo participam da mesma conversa, ao mesmo
          tempo que os outros.
        </Trans>
      </IconListItem>
      <IconListItem drawing={CLOCK} title={<Trans>Tempo</Trans>}>
        <Trans>Um resumo curto mostra o que pede resposta. O resto espera você ter um momento.</Trans>
      </IconListItem>
      <IconListItem drawing={LOCK} title={<Trans>Confiança</Trans>}>
        <Trans>
          O que você manda continua seu: guardamos com criptografia, entregamos uma cópia quando você pede e apagamos
          quando você quer.
        </Trans>
      </IconListItem>
    </IconList>
  </Section>
)
