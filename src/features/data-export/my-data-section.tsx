import { Trans } from '@lingui/react/macro'
import { QueryState, useQuery } from '#src/account/query/query-state.tsx'
import { exportsQuery } from '#src/account/query/own-data-queries.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { DataExport } from './data-export.tsx'
import { ExportList } from './export-list.tsx'

/** Requests an export, which a background job makes, and lists the exports to download. */
export const MyDataSection = () => (
  <ListCard anchor="copy" title={<Trans>Cópia dos seus dados</Trans>}>
    <p>
      <Trans>
        Peça uma cópia de tudo o que guardamos sobre você: dados da conta, pagamentos e o texto das transcrições, em
        JSON e em planilhas. Ela fica pronta em alguns minutos.
      </Trans>
    </p>
    <DataExport />
    <QueryState query={useQuery(exportsQuery)} lines={2} isEmpty={(rows) => rows.length === 0}>
      {(rows) => <ExportList exports={rows} />}
    </QueryState>
  </ListCard>
)
