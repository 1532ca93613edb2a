import { Plural, Trans } from '@lingui/react/macro'
import type { BillingPlan } from '#contracts/api/billing.ts'
import { ARE_PRICES_EXAMPLES } from '#contracts/plans.ts'
import { MoneyText } from '#src/account/money-text.tsx'
import { ReadingCard } from '#src/account/reading-card.tsx'
import { plansReading } from '#src/app/flows/account-readings.ts'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'

/** What can be chosen, as the service sells it today. */
export const Plans = () => (
  <ReadingCard flow={plansReading} title={<Trans>Planos</Trans>}>
    {(plans) => (
      <>
        <ListRows>
          {plans.map((plan) => (
            <ListRow key={plan.code} detail={<Allowance {...plan} />} aside={<Price {...plan} />}>
              <strong>{plan.code === 'free' ? <Trans>Gratuito</Trans> : plan.name}</strong>
            </ListRow>
          ))}
        </ListRows>
        {ARE_PRICES_EXAMPLES && (
          <p>
            <Trans>Os preços são exemplos: os definitivos ainda não saíram.</Trans>
          </p>
        )}
      </>
    )}
  </ReadingCard>
)

const Allowance = ({ monthly_transcriptions: limit }: BillingPlan) =>
  limit === null ? (
    <Trans>Transcrições sem limite</Trans>
  ) : (
    <Plural value={limit} one="# transcrição por mês" other="# transcrições por mês" />
  )

const Price = ({ price_cents: cents, currency }: BillingPlan) =>
  cents === null ? (
    <PageLink to="contact">
      <Trans>Falar com a gente</Trans>
    </PageLink>
  ) : (
    <span>
      <Trans>
        <MoneyText cents={cents} currency={currency} /> por mês
      </Trans>
    </span>
  )
