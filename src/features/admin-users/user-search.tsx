import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { SearchBox } from '#src/ui/search-box.tsx'
import { userSearchFlow } from './user-search.flow.ts'

type UserSearchProps = {
  /** The search text in the URL when the page is opened. */
  initial: string
  children: ReactNode
}

/** `children` are the results of the last search, marked busy while a new one is typed (debounced). */
export const UserSearch = ({ initial, children }: UserSearchProps) => {
  const search = useFlow(userSearchFlow, { input: { searched: initial } })
  const { marker } = useFlowView(search)
  const { searched, typed, isBusy } = useFlowState(search, (state) => ({
    searched: state.context.searched,
    typed: state.context.typed,
    isBusy: state.hasTag('busy'),
  }))
  return (
    <>
      <div {...marker}>
        <SearchBox
          name="search"
          label={<Trans>Buscar pessoas</Trans>}
          hint={<Trans>Parte do nome ou do e-mail.</Trans>}
          button={<Trans>Buscar</Trans>}
          text={typed}
          onType={(text) => search.send({ type: 'search.type', text })}
          onSubmit={(text) => search.send({ type: 'search.submit', text })}
        >
          <output className="visually-hidden">
            {searched === '' ? <Trans>Todas as contas.</Trans> : <Trans>Contas com “{searched}”.</Trans>}
          </output>
        </SearchBox>
      </div>
      <div aria-busy={isBusy}>{children}</div>
    </>
  )
}
