import { Plural, Trans } from '@lingui/react/macro'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { Tag } from '#src/ui/tag.tsx'

type FactorOnProps = { codesLeft: number; onRenew: () => void; onRemove: () => void }

export const FactorOn = ({ codesLeft, onRenew, onRemove }: FactorOnProps) => (
  <>
    <ListRows>
      <ListRow
        detail={
          codesLeft === 0 ? (
            <Trans>Nenhum código de recuperação. Crie outros, para entrar também sem o celular.</Trans>
          ) : (
            <Plural value={codesLeft} one="Resta # código de recuperação." other="Restam # códigos de recuperação." />
          )
        }
        aside={
          <Tag tone="success">
            <Trans>Ativa</Trans>
          </Tag>
        }
      >
        <strong>
          <Trans>Aplicativo autenticador</Trans>
        </strong>
      </ListRow>
    </ListRows>
    <ButtonRow>
      <Button kind="ghost" onClick={onRenew}>
        <Trans>Criar outros códigos</Trans>
      </Button>
      <Button kind="quiet" onClick={onRemove}>
        <Trans>Desativar</Trans>
      </Button>
    </ButtonRow>
  </>
)
