import { Trans, useLingui } from '@lingui/react/macro'
import { Reauthentication } from '#src/reauthentication/reauthentication.tsx'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'
import { accountDeletionFlow } from './account-deletion.flow.ts'
import { formOf, useFlowState, useFlowView } from '#src/flow-runtime/flow-state.ts'
import { useFlow } from '#src/flow-runtime/use-flow.tsx'
import { ListCard } from '#src/ui/list-card.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { DeletionOverview } from './deletion-overview.tsx'
import { DeletionReason } from './deletion-reason.tsx'
import { DeletionWord } from './deletion-word.tsx'

/** Steps: what is deleted, the reason, the password if the session is not recent, a confirmation word. */
export const DeleteAccountSection = () => {
  const { t } = useLingui()
  const flow = useFlow(accountDeletionFlow)
  const { view, marker } = useFlowView(flow)
  const form = useFlowState(flow, formOf)
  const place = useFocusFallback<HTMLDivElement>(view)
  const { isResultUnknown, word } = useFlowState(flow, ({ context }) => ({
    isResultUnknown: context.isResultUnknown,
    word: context.word,
  }))
  const cancel = () => flow.send({ type: 'deletion.cancel' })
  return (
    <ListCard anchor="delete" title={<Trans>Excluir a conta</Trans>}>
      <div ref={place} tabIndex={-1}>
        <Stack marker={marker}>
          {view === 'overview' && <DeletionOverview onBegin={() => flow.send({ type: 'deletion.begin' })} />}
          {view === 'reason' && (
            <DeletionReason
              {...form}
              isResultUnknown={isResultUnknown}
              onSubmit={(values) => flow.send({ type: 'reason.submit', values })}
              onCancel={cancel}
            />
          )}
          <Reauthentication view={view} form={form} send={(event) => flow.send(event)} onCancel={cancel} />
          {view === 'word' && (
            <DeletionWord
              {...form}
              typed={word}
              isResultUnknown={isResultUnknown}
              onSubmit={(values) => flow.send({ type: 'word.submit', values, confirmWord: t`EXCLUIR` })}
              onCancel={cancel}
            />
          )}
        </Stack>
      </div>
    </ListCard>
  )
}
