/** What the guard of a protected page shows instead of it (specification §2 'Route guard behaviour'). */
import { Trans } from '@lingui/react/macro'
import { Button } from './button.tsx'
import { Actions, FlowPage } from './flow-page.tsx'
import { Loading } from './loading.tsx'

export const GateWaiting = () => <Loading />

export const GateWaitingLong = ({ onRetry, onHome }: { onRetry: () => void; onHome: () => void }) => (
  <FlowPage
    step="waiting"
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

export const GateInactive = ({ onSupport }: { onSupport: () => void }) => (
  <FlowPage step="inactive" title={<Trans>Conta Inativa</Trans>}>
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

export const GateDenied = ({ onBack }: { onBack: () => void }) => (
  <FlowPage step="denied" title={<Trans>Acesso Negado</Trans>}>
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
