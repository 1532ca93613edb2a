import { Trans } from '@lingui/react/macro'
import { Section } from '#src/ui/section.tsx'

export const Proof = () => (
  <Section
    id="como-medimos"
    title={<Trans>Como conferimos</Trans>}
    lead={
      <Trans>
        A cada mudança, testes automáticos percorrem as páginas públicas nos quatro idiomas e a área da conta, nas cores
        claras e escuras, em telas pequenas e grandes: conferem contraste, nomes e tamanhos. Em português, percorrem
        também a ordem de leitura e o caminho pelo teclado. Eles acham cerca de metade dos problemas. Quem acha a outra
        metade são as pessoas, e por isso o seu aviso vale tanto.
      </Trans>
    }
  />
)
