import { Trans } from '@lingui/react/macro'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { ListCard } from '#src/ui/list-card.tsx'

/** Nothing could be read at all: said once, and tried again in one go. */
export const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <ListCard title={<Trans>Não alcançamos o servidor</Trans>}>
    <output>
      <Trans>Nada da sua conta pôde ser lido agora, e nada nela mudou. Confira a conexão e tente de novo.</Trans>
    </output>
    <ButtonRow>
      <Button kind="primary" onClick={onRetry}>
        <Trans>Tentar de novo</Trans>
      </Button>
    </ButtonRow>
  </ListCard>
)
