import { Trans } from '@lingui/react/macro'
import { StatusLine } from '#src/ui/status-line.tsx'
import { ActivationDialog } from './activation-dialog.tsx'
import type { ShownActivation } from './use-activation.ts'

/** What follows the button that asks for the change: the dialog, and the confirmation. */
export const ActivationOutcome = ({ activation }: { activation: ShownActivation }) => {
  const { name, view, isActive, issues, failure, flow } = activation
  return (
    <>
      <StatusLine>
        {view === 'changed' && (isActive ? <Trans>Conta ativada.</Trans> : <Trans>Conta desativada.</Trans>)}
      </StatusLine>
      {(view === 'confirming' || view === 'changing') && (
        <ActivationDialog
          name={name}
          isActive={isActive}
          isChanging={view === 'changing'}
          issues={issues}
          failure={failure}
          onConfirm={(values) => flow.send({ type: 'activation.confirm', values })}
          onCancel={() => flow.send({ type: 'activation.cancel' })}
        />
      )}
    </>
  )
}
