import { Trans } from '@lingui/react/macro'
import type { ProductStatus } from '#contracts/roadmap.ts'
import { Tag } from './tag.tsx'

/** The status of a product. */
export const ProductTag = ({ status }: { status: ProductStatus }) => {
  if (status === 'available') {
    return (
      <Tag tone="success">
        <Trans>Disponível</Trans>
      </Tag>
    )
  }
  return status === 'comingSoon' ? (
    <Tag tone="warning">
      <Trans>Em breve</Trans>
    </Tag>
  ) : (
    <Tag tone="info">
      <Trans>Em desenvolvimento</Trans>
    </Tag>
  )
}
