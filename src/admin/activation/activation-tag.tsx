import { Trans } from '@lingui/react/macro'
import { Tag } from '#src/ui/tag.tsx'

export const ActivationTag = ({ isActive }: { isActive: boolean }) => (
  <Tag tone={isActive ? 'success' : 'danger'}>{isActive ? <Trans>Ativa</Trans> : <Trans>Inativa</Trans>}</Tag>
)
