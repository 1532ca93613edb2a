import { Trans } from '@lingui/react/macro'
import { Card, CardGrid } from '#src/ui/card.tsx'
import { Section } from '#src/ui/section.tsx'

export const Pillars = () => (
  <Section
    id="pilares"
    title={<Trans>Os pilares da nossa IA</Trans>}
    lead={<Trans>Valem para cada modelo que entra no produto. O que não passa por eles fica de fora.</Trans>}
  >
    <CardGrid isPaired>
      <Card title={<Trans>Evidência antes de opinião</Trans>}>
        <p>
          <Trans>
            Cada informação do resumo leva à frase que a sustenta. Sem frase, o campo fica vazio em vez de inventado.
          </Trans>
        </p>
      </Card>
      <Card title={<Trans>Privacidade desde o desenho</Trans>}>
        <p>
          <Trans>
            Guardamos o mínimo, e as transcrições criptografadas, pelo tempo que você escolher. Os seus áudios e textos
            não treinam modelos.
          </Trans>
        </p>
      </Card>
      <Card title={<Trans>Acesso para todas as pessoas</Trans>}>
        <p>
          <Trans>
            Medimos o erro por sotaque, idioma e qualidade do som. Um modelo que só funciona bem para alguns não entra.
          </Trans>
        </p>
      </Card>
      <Card title={<Trans>A decisão é sua</Trans>}>
        <p>
          <Trans>
            A ferramenta propõe, a pessoa confirma. Nada é enviado, marcado ou apagado em seu nome sem você pedir.
          </Trans>
        </p>
      </Card>
    </CardGrid>
  </Section>
)
