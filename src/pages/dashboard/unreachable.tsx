import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { ButtonRow } from '#src/ui/button-row.tsx'
import { Button } from '#src/ui/button.tsx'
import { ListCard } from '#src/ui/list-card.tsx'

type UnreachableProps = { heading: RefObject<HTMLSpanElement | null>; onRetry: () => void }

/** All queries failed: one message, and one button that retries them all. */
export const Unreachable = ({ heading, onRetry }: UnreachableProps) => (
  <ListCard heading={heading} title={<Trans>Sem contato com o servidor</Trans>}>
    <output>
      <Trans>
        Não conseguimos carregar os dados da sua conta agora. Nada mudou nela. Confira a conexão e tente de novo.
      </Trans>
    </output>
    <ButtonRow>
      <Button kind="primary" onClick={onRetry}>
        <Trans>Tentar de novo</Trans>
      </Button>
    </ButtonRow>
  </ListCard>
)
