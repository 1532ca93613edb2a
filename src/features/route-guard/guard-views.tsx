/** Views that the route guard shows in place of a protected page (GUARD-13, GUARD-16). */
import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Actions, FlowPage, type Marker } from '#src/ui/flow-page.tsx'

type GuardViewProps = { marker: Marker }

export const GuardWaitingLong = ({
  marker,
  onRetry,
  onHome,
}: GuardViewProps & { onRetry: () => void; onHome: () => void }) => (
  <FlowPage
    marker={marker}
    title={<Trans>Está demorando mais que o normal</Trans>}
    lead={<Trans>Ainda não conseguimos abrir sua conta. Confira a conexão e tente de novo.</Trans>}
  >
    <Actions>
      <Button kind="primary" onClick={onRetry}>
        <Trans>Tentar de novo</Trans>
      </Button>
      <Button kind="ghost" onClick={onHome}>
        <Trans>Ir para o início</Trans>
      </Button>
    </Actions>
  </FlowPage>
)

export const GuardInactive = ({ marker, onSupport }: GuardViewProps & { onSupport: () => void }) => (
  <FlowPage marker={marker} title={<Trans>Conta Inativa</Trans>}>
    <p>
      <Trans>Sua conta foi desativada. Entre em contato com o suporte.</Trans>
    </p>
    <Actions>
      <Button kind="primary" onClick={onSupport}>
        <Trans>Entrar em Contato</Trans>
      </Button>
    </Actions>
  </FlowPage>
)

export const GuardDenied = ({ marker, onBack }: GuardViewProps & { onBack: () => void }) => (
  <FlowPage marker={marker} title={<Trans>Acesso Negado</Trans>}>
    <p>
      <Trans>Você não tem permissão para acessar esta página.</Trans>
    </p>
    <Actions>
      <Button kind="primary" onClick={onBack}>
        <Trans>Voltar</Trans>
      </Button>
    </Actions>
  </FlowPage>
)
