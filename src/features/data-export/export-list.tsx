import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { DataExport } from '#contracts/api/data-export.ts'
import { DateText } from '#src/account/date-text.tsx'
import { Polling } from '#src/account/polling.tsx'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { ExportDownload } from './export-download.tsx'
import { ExportProgress } from './export-progress.tsx'
import { ExportStatus } from './export-status.tsx'

const isOpen = ({ status }: DataExport) => status === 'pending' || status === 'processing'

/** What can be done with a copy, or what is being done; nothing for an expired one. */
const actionOf = ({ id, status, step, progress, requested_at }: DataExport): ReactNode => {
  switch (status) {
    case 'pending':
    case 'processing':
      return <ExportProgress step={step} progress={progress} />
    case 'ready':
      return <ExportDownload id={id} requestedAt={requested_at} />
    case 'failed':
      return (
        <p>
          <Trans>Esta cópia não pôde ser feita. Você já pode pedir outra.</Trans>
        </p>
      )
    default:
      return undefined
  }
}

/** Newest first. The list is polled while an export is being made. */
export const ExportList = ({ exports }: { exports: readonly DataExport[] }) => (
  <>
    {exports.some(isOpen) && <Polling query="exports" />}
    <ListRows>
      {exports.map((copy) => (
        <ListRow
          key={copy.id}
          below={actionOf(copy)}
          aside={<ExportStatus status={copy.status} />}
          detail={
            copy.status === 'ready' &&
            copy.expires_at !== null && (
              <Trans>
                Disponível até <DateText at={copy.expires_at} as="moment" />
              </Trans>
            )
          }
        >
          <Trans>
            Pedida em <DateText at={copy.requested_at} as="moment" />
          </Trans>
        </ListRow>
      ))}
    </ListRows>
  </>
)
