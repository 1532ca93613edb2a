import { Trans } from '@lingui/react/macro'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'

/** The view before the first question. */
export const DeletionOverview = ({ onBegin }: { onBegin: () => void }) => (
  <>
    <DefinitionList kind="prose">
      <Definition term={<Trans>O que é apagado</Trans>}>
        <Trans>
          Tudo o que está na conta: dados, transcrições, escolhas, pagamentos e números conectados. Na hora, e sem
          volta.
        </Trans>
      </Definition>
      <Definition term={<Trans>O que ainda fica guardado</Trans>}>
        <Trans>
          Os registros de acesso ficam 6 meses. O último e-mail que enviamos e as cópias de segurança são apagados em
          até 30 dias. Mensagens que você nos escreveu ficam 12 meses depois da resposta; sem resposta, 24. O provedor
          de pagamento guarda os documentos fiscais das suas cobranças por 5 anos.
        </Trans>
      </Definition>
      <Definition term={<Trans>Seu plano</Trans>}>
        <Trans>É cancelado antes da exclusão. Nada mais é cobrado.</Trans>
      </Definition>
      <Definition term={<Trans>Antes de ir</Trans>}>
        <Trans>Nesta página você pode pedir uma cópia de tudo. Depois da exclusão, não dá mais.</Trans>
      </Definition>
    </DefinitionList>
    <ButtonRow>
      <Button kind="ghost" onClick={onBegin}>
        <Trans>Excluir minha conta</Trans>
      </Button>
    </ButtonRow>
  </>
)
