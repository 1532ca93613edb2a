import { Trans } from '@lingui/react/macro'
import type { Operations } from '#contracts/api/operations.ts'
import { ListRow, ListRows } from '#src/ui/list-card.tsx'

/** By the names that the metrics have too. */
export const LimitHits = ({ limits }: Pick<Operations, 'limits'>) =>
  limits.length === 0 ? (
    <p>
      <Trans>Nenhum limite foi atingido.</Trans>
    </p>
  ) : (
    <ListRows isShort>
      {limits.map(({ name, hits }) => (
        <ListRow key={name} aside={hits}>
          <code>{name}</code>
        </ListRow>
      ))}
    </ListRows>
  )
