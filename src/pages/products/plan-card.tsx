import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import { ARE_PRICES_EXAMPLES, CURRENCY, type PlanId, PLANS } from '#contracts/plans.ts'
import { useLanguage } from '#src/page-context/place.ts'
import styles from './plans.module.css'

/** Neither a price on request nor a placeholder price is shown as an amount (SITE-32). */
const isAmount = (cents: number | null): cents is number => cents !== null && !(ARE_PRICES_EXAMPLES && cents > 0)

type PlanCardProps = {
  id: PlanId
  name: ReactNode
  /** Tag of the recommended plan. */
  tag?: ReactNode
  children: ReactNode
}

export const PlanCard = ({ id, name, tag, children }: PlanCardProps) => {
  const priceCents = PLANS.find((plan) => plan.id === id)?.priceCents ?? null
  return (
    <li className={`${styles['plan']} ${tag === undefined ? '' : styles['first']}`}>
      <h3>{name}</h3>
      {isAmount(priceCents) ? (
        <Price cents={priceCents} />
      ) : (
        <p className={styles['price']}>
          {priceCents === null ? <Trans>Sob consulta</Trans> : <Trans>Preço a definir</Trans>}
        </p>
      )}
      {children}
      {tag !== undefined && <span className={styles['tag']}>{tag}</span>}
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
      </Trans>
    </p>
  )
}
