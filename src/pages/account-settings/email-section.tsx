import { Trans } from '@lingui/react/macro'
import type { UserWithProfile } from '#contracts/api/profile.ts'
import { ReadingState, type ShownReading } from '#src/account/reading-state.tsx'
import { ListCard, ListRow, ListRows } from '#src/ui/list-card.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { Tag } from '#src/ui/tag.tsx'

/** The address of the account, and whom to ask for another one. */
export const EmailSection = ({ profile }: { profile: ShownReading<UserWithProfile> }) => (
  <ListCard title={<Trans>E-mail</Trans>}>
    <ReadingState reading={profile} lines={1}>
      {(user) => (
        <ListRows>
          <ListRow
            detail={
              <Trans>
                É com ele que você entra. Para trocar, <PageLink to="contact">escreva para nós</PageLink>.
              </Trans>
            }
            aside={
              user.email_verified ? (
                <Tag tone="success">
                  <Trans>Confirmado</Trans>
                </Tag>
              ) : undefined
            }
          >
            <strong>{user.email}</strong>
          </ListRow>
        </ListRows>
      )}
    </ReadingState>
  </ListCard>
)
