import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { userSearchMachine } from '#machines/user-search/user-search.machine.ts'
import { markerOf } from '#src/flow-runtime/marker.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'

/** Shows the results of the last search, marked busy while a new one is typed (debounced). */
export const UserSearch = ({ children }: { children: (asked: string) => ReactNode }) => {
  const search = useFlow(userSearchMachine)
  const state = useSelector(search, (snapshot) => snapshot)
  const { asked } = state.context
  return (
    <>
      <div {...markerOf(state)}>
        <SearchBox
          name="search"
          label={<Trans>Buscar pessoas</Trans>}
          hint={<Trans>Parte do nome ou do e-mail.</Trans>}
          button={<Trans>Buscar</Trans>}
          onType={(text) => search.send({ type: 'search.type', text })}
          onSubmit={(text) => search.send({ type: 'search.submit', text })}
        >
          <output>
            {asked === '' ? (
              <Trans>Todas as contas, das mais novas às mais antigas.</Trans>
            ) : (
              <Trans>Contas com “{asked}”.</Trans>
            )}
          </output>
        </SearchBox>
      </div>
      <div aria-busy={state.hasTag('busy')}>{children(asked)}</div>
    </>
  )
}
