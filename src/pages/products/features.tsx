import { Trans } from '@lingui/react/macro'
import { RuledItem, RuledList } from '#src/ui/ruled-list.tsx'

/** Features that the screenshots above do not show. */
export const Features = () => (
  <RuledList isSpread>
    <RuledItem title={<Trans>Quatro idiomas</Trans>}>
      <Trans>Português, inglês, espanhol e francês.</Trans>
    </RuledItem>
    <RuledItem title={<Trans>Guardado com criptografia</Trans>}>
      <Trans>Cada conta tem a sua própria chave.</Trans>
    </RuledItem>
    <RuledItem title={<Trans>Apagado quando você quer</Trans>}>
      <Trans>Uma transcrição, ou a conta inteira.</Trans>
    </RuledItem>
  </RuledList>
)
