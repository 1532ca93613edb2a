import { Trans } from '@lingui/react/macro'
import { Point, Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'

const GLOBE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18'
const LOCK = 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 15v2'
const BIN = 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13'

/** What the screens above do not show. */
export const Features = () => (
  <Section id="recursos" title={<Trans>O que vem junto</Trans>}>
    <Points isCompact>
      <Point drawing={GLOBE} title={<Trans>Quatro idiomas</Trans>}>
        <Trans>Português, inglês, espanhol e francês.</Trans>
      </Point>
      <Point drawing={LOCK} title={<Trans>Guardado com criptografia</Trans>}>
        <Trans>Com uma chave própria de cada conta.</Trans>
      </Point>
      <Point drawing={BIN} title={<Trans>Apagado quando você quer</Trans>}>
        <Trans>Uma transcrição, ou a conta inteira.</Trans>
      </Point>
    </Points>
  </Section>
)
