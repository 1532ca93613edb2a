import { Trans } from '@lingui/react/macro'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { emailChangeReading } from './email-change.flow.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { EmailChange } from './email-change.tsx'

/** The address of the account, and the pending new one. */
export const EmailSection = () => (
  <ListCard title={<Trans>E-mail de acesso</Trans>}>
    <ReadingState reading={useReading(emailChangeReading, { isFresh: true })} lines={1}>
      {(status) => <EmailChange status={status} />}
    </ReadingState>
  </ListCard>
)
