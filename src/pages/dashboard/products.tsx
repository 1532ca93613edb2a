import { Trans } from '@lingui/react/macro'
import { PRODUCTS } from '#contracts/roadmap.ts'
import { ListCard, ListRow, ListRows } from '#src/ui/list-card.tsx'
import { PlannedDate } from '#src/ui/planned-date.tsx'
import { ProductTag } from '#src/ui/product-tag.tsx'

const COMING = [PRODUCTS.smartScheduler, PRODUCTS.lifeReminder]

/** The planned products with their status. */
export const Products = () => (
  <ListCard title={<Trans>O que vem depois</Trans>}>
    <ListRows>
      {COMING.map(({ name, status, planned }) => (
        <ListRow key={name} detail={<PlannedDate {...planned} />} aside={<ProductTag status={status} />}>
          <strong>{name}</strong>
        </ListRow>
      ))}
    </ListRows>
  </ListCard>
)
