import { Trans } from '@lingui/react/macro'
import type { UserWithProfile } from '#contracts/api/own-profile.ts'
import { DateText } from '#src/account/date-text.tsx'
import { useIsWide } from '#src/account/layout/use-is-wide.ts'
import { QueryState, type QueryResult } from '#src/account/query/query-state.tsx'
import { useAccount } from '#src/flow-runtime/session-store.ts'
import { EmailAddress } from '#src/ui/email-address.tsx'
import { Definition, DefinitionList } from '#src/ui/definition-list.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { PersonalDataForm } from './personal-data-form.tsx'

/** Lines of a skeleton that is nearly as high as the form: the footer stays out of sight. */
const LINES = { narrow: 38, wide: 25 }

export const PersonalDataSection = ({ profile }: { profile: QueryResult<UserWithProfile> }) => (
  <ListCard anchor="data" title={<Trans>Seus dados</Trans>}>
    <QueryState query={profile} lines={useIsWide() ? LINES.wide : LINES.narrow}>
      {(user) => (
        <>
          <PersonalDataForm user={user} />
          <DefinitionList>
            <Definition term={<Trans>Tipo de pessoa</Trans>}>
              {user.person_type === 'legal' ? <Trans>Pessoa jurídica</Trans> : <Trans>Pessoa física</Trans>}
            </Definition>
            <Definition term={<Trans>Com a gente desde</Trans>}>
              <DateText at={user.created_at} as="day" />
            </Definition>
          </DefinitionList>
        </>
      )}
    </QueryState>
    {profile.view === 'failed' && <WhoIsSignedIn />}
  </ListCard>
)

/** Fallback if the data cannot be fetched: name and e-mail from the session. */
const WhoIsSignedIn = () => {
  const account = useAccount()
  if (account.status !== 'signedIn') return null
  return (
    <DefinitionList>
      <Definition term={<Trans>Nome</Trans>}>{account.profile.name}</Definition>
      <Definition term={<Trans>E-mail</Trans>}>
        <EmailAddress>{account.profile.email}</EmailAddress>
      </Definition>
    </DefinitionList>
  )
}
