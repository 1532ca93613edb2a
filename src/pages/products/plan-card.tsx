import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { ARE_PRICES_EXAMPLES, CURRENCY, type PlanId, PLANS } from '#contracts/plans.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { Tag } from '#src/ui/tag.tsx'
import styles from './plans.module.css'

export const PlanCard = ({ id, name, children }: { id: PlanId; name: ReactNode; children: ReactNode }) => {
  const priceCents = PLANS.find((plan) => plan.id === id)?.priceCents ?? null
  return (
    <li className={styles['plan']}>
      <h3>{name}</h3>
      {priceCents === null ? (
        <p className={styles['price']}>
          <Trans>Sob consulta</Trans>
        </p>
      ) : (
        <Price cents={priceCents} />
      )}
      {children}
    </li>
  )
}

const Price = ({ cents }: { cents: number }) => {
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[useLanguage()], {
    style: 'currency',
    currency: CURRENCY,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const amount = format.format(cents / 100)
  return (
    <p>
      <Trans>
        <span className={styles['price']}>{amount}</span> por mês
      </Trans>{' '}
      {ARE_PRICES_EXAMPLES && cents > 0 && (
        <Tag tone="warning">
          <Trans>preço de exemplo</Trans>
        </Tag>
      )}
    </p>
  )
}
