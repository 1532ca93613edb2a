import { Trans } from '@lingui/react/macro'
import type { Operations } from '#contracts/api/operations.ts'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'
import { LIMIT_LABELS } from './limit-labels.ts'
import { CodeLabel } from './code-label.tsx'

export const LimitHits = ({ limits }: Pick<Operations, 'limits'>) =>
  limits.length === 0 ? (
    <p>
      <Trans>Nenhum limite foi atingido.</Trans>
    </p>
  ) : (
    <ListRows isShort>
      {limits.map(({ name, hits }) => (
        <ListRow key={name} aside={hits}>
          <CodeLabel labels={LIMIT_LABELS} code={name} />
        </ListRow>
      ))}
    </ListRows>
  )
