import { Trans } from '@lingui/react/macro'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'

/** Before anything is asked. */
export const DeletionOverview = ({ onBegin }: { onBegin: () => void }) => (
  <>
    <DefinitionList>
      <Definition term={<Trans>O que se apaga</Trans>}>
        <Trans>Seus dados, transcrições, escolhas e números ligados. Na hora, e sem volta.</Trans>
      </Definition>
      <Definition term={<Trans>O que a lei manda guardar</Trans>}>
        <Trans>Registros de pagamento e de acesso, pelo prazo da lei e só para isso.</Trans>
      </Definition>
      <Definition term={<Trans>Seu plano</Trans>}>
        <Trans>É cancelado antes. Nada mais é cobrado.</Trans>
      </Definition>
      <Definition term={<Trans>Antes de ir</Trans>}>
        <Trans>Em Meus dados você pede uma cópia de tudo. Depois da exclusão ela não existe mais.</Trans>
      </Definition>
    </DefinitionList>
    <ButtonRow>
      <Button kind="ghost" onClick={onBegin}>
        <Trans>Excluir minha conta</Trans>
      </Button>
    </ButtonRow>
  </>
)
