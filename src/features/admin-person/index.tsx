import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { peopleIn, searchOfPeople } from '#contracts/user-list-query.ts'
import { pathOf } from '#contracts/routes.ts'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { AdminLayout } from '#src/admin/admin-layout.tsx'
import { personReadingOf } from '#src/admin/admin-readings.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { Facts } from './facts.tsx'
import { History } from './history.tsx'

/**
 * One person: facts and history of the account. The id is in the address, so that the page can be shared; so are the
 * filters of the list it was opened from, for the way back.
 */
export default function AdminPersonPage() {
  const search = useSearch()
  const id = new URLSearchParams(search).get('id') ?? ''
  return <Person key={id} id={id} list={searchOfPeople(peopleIn(search))} />
}

const Person = ({ id, list }: { id: string; list: string }) => {
  const query = useMemo(() => personReadingOf(id), [id])
  const person = useReading(query)
  return (
    <AdminLayout
      part="adminUsers"
      title={person.view === 'ready' ? person.data.user.name : <Trans>Pessoa</Trans>}
      lead={<Trans>Uma conta e o que aconteceu nela.</Trans>}
      parent={{ href: pathOf('adminUsers', useLanguage()) + list, name: <Trans>Pessoas</Trans> }}
    >
      <ListCard title={<Trans>Conta</Trans>}>
        <ReadingState reading={person} lines={5}>
          {(known) => <Facts person={known} />}
        </ReadingState>
      </ListCard>
      <ListCard title={<Trans>Histórico</Trans>}>
        <History id={id} />
      </ListCard>
    </AdminLayout>
  )
}
