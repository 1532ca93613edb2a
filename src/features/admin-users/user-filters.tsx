import { Trans, useLingui } from '@lingui/react/macro'
import { USER_PLANS, USER_STATUSES, type UsersPage } from '#contracts/api/admin.ts'
import { type UserFilter, searchOfUsers } from '#contracts/user-list-query.ts'
import { pathOf } from '#contracts/routes.ts'
import { planNameOf } from '#src/account/plan-name.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { ChoiceLinks } from '#src/ui/choice-links.tsx'
import { FilterMenu } from '#src/ui/filter-menu.tsx'
import styles from './admin-users.module.css'
import { ORDERS, STATUS_LABELS } from './filter-labels.ts'

type UserFiltersProps = {
  filter: UserFilter
  /** Number of accounts by status; null until they were fetched. */
  counts: UsersPage['counts'] | null
}

/** Links by status with counts, and a menu with the plan. On phones all of it is in the menu, with the order. */
export const UserFilters = ({ filter, counts }: UserFiltersProps) => {
  const { t, i18n } = useLingui()
  const path = pathOf('adminUsers', useLanguage())
  const hrefOf = (changed: Partial<UserFilter>) => path + searchOfUsers({ ...filter, ...changed })
  const countOf = (status: UserFilter['status']) =>
    counts && (status === undefined ? counts.active + counts.inactive : counts[status])
  const statuses = [undefined, ...USER_STATUSES].map((status) => ({
    key: status ?? 'all',
    href: hrefOf({ status }),
    isCurrent: status === filter.status,
    name: (
      <>
        {status === undefined ? <Trans>Todas</Trans> : i18n._(STATUS_LABELS[status])}
        <span className={styles['count']}>{countOf(status)}</span>
      </>
    ),
  }))
  const plans = [undefined, ...USER_PLANS].map((plan) => ({
    key: plan ?? 'all',
    href: hrefOf({ plan }),
    isCurrent: plan === filter.plan,
    name: plan === undefined ? <Trans>Qualquer plano</Trans> : planNameOf(i18n, { code: plan }),
  }))
  const orders = ORDERS.map(({ sort, name }) => ({
    key: sort,
    href: hrefOf({ sort }),
    isCurrent: sort === filter.sort,
    name: i18n._(name),
  }))
  const status = <ChoiceLinks label={t`Situação`} choices={statuses} />
  const chosen = [
    ...statuses.map((each) => ({ ...each, className: styles['narrow'] })),
    ...plans.map((each) => ({ ...each, className: undefined })),
  ].filter(({ key, isCurrent }) => isCurrent && key !== 'all')
  return (
    <div className={styles['filters']}>
      <div className={styles['wide']}>{status}</div>
      <FilterMenu chosen={chosen}>
        <div className={styles['narrow']}>{status}</div>
        <ChoiceLinks label={t`Plano`} choices={plans} />
        <div className={styles['narrow']}>
          <ChoiceLinks label={t`Ordem`} choices={orders} />
        </div>
      </FilterMenu>
    </div>
  )
}
