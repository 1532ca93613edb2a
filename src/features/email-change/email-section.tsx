import { Trans } from '@lingui/react/macro'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { emailChangeQuery } from './email-change.flow.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { EmailChange } from './email-change.tsx'

/** The address of the account, and the pending new one. */
export const EmailSection = () => (
  <ListCard title={<Trans>E-mail de acesso</Trans>}>
    <QueryState query={useQuery(emailChangeQuery, { isFresh: true })} lines={1}>
      {(status) => <EmailChange status={status} />}
    </QueryState>
  </ListCard>
)
