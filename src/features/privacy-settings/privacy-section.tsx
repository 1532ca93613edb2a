import { Trans } from '@lingui/react/macro'
import { useIsWide } from '#src/account/layout/use-is-wide.ts'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { privacyQuery } from '#src/account/query/own-data-queries.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { PrivacySettings } from './privacy-settings.tsx'

export const PrivacySection = () => {
  const isWide = useIsWide()
  return (
    <ListCard anchor="use" title={<Trans>Uso da conta</Trans>}>
      <QueryState query={useQuery(privacyQuery, { isFresh: true })} lines={isWide ? 4 : 7}>
        {(settings) => <PrivacySettings settings={settings} />}
      </QueryState>
    </ListCard>
  )
}
