import { Trans } from '@lingui/react/macro'
import { Line, Lines } from '#src/ui/lines.tsx'

/** Features that the screenshots above do not show. */
export const Features = () => (
  <Lines isSpread>
    <Line title={<Trans>Quatro idiomas</Trans>}>
      <Trans>Português, inglês, espanhol e francês.</Trans>
    </Line>
    <Line title={<Trans>Guardado com criptografia</Trans>}>
      <Trans>Cada conta tem a sua própria chave.</Trans>
    </Line>
    <Line title={<Trans>Apagado quando você quer</Trans>}>
      <Trans>Uma transcrição, ou a conta inteira.</Trans>
    </Line>
  </Lines>
)
