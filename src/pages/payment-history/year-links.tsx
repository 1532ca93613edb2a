import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/app/place.ts'
import { addressOf } from './address.ts'
import styles from './year-links.module.css'

/** The same list, of all years or of one. */
export const YearLinks = ({ years, current }: { years: readonly number[]; current: string | null }) => {
  const { t } = useLingui()
  const language = useLanguage()
  const mark = (year: string | null) => (year === current ? 'true' : undefined)
  return (
    <nav className={styles['years']} aria-label={t`Ano`}>
      <Link href={pathOf('paymentHistory', language)} aria-current={mark(null)}>
        <Trans>Todos</Trans>
      </Link>
      {years.map((year) => (
        <Link key={year} href={addressOf(language, { year: String(year) })} aria-current={mark(String(year))}>
          {year}
        </Link>
      ))}
    </nav>
  )
}
