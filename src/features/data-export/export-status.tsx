import { Trans } from '@lingui/react/macro'
import { Tag } from '#src/ui/tag.tsx'

/** An unknown status is shown as the service sent it. */
export const ExportStatus = ({ status }: { status: string }) => {
  switch (status) {
    case 'pending':
      return (
        <Tag tone="info">
          <Trans>Na fila</Trans>
        </Tag>
      )
    case 'processing':
      return (
        <Tag tone="info">
          <Trans>Em preparação</Trans>
        </Tag>
      )
    case 'ready':
      return (
        <Tag tone="success">
          <Trans>Pronta</Trans>
        </Tag>
      )
    case 'failed':
      return (
        <Tag tone="danger">
          <Trans>Falhou</Trans>
        </Tag>
      )
    case 'expired':
      return (
        <Tag tone="warning">
          <Trans>Expirada</Trans>
        </Tag>
      )
    default:
      return <span>{status}</span>
  }
}
