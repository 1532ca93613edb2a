import { Trans } from '@lingui/react/macro'
import type { PlannedTime } from '#contracts/roadmap.ts'

/** The planned date, worded so that it stays true after it has passed (SITE-06). */
export const Planned = ({ year, quarter }: PlannedTime) =>
  quarter === null ? (
    <Trans>Planejado para {year}</Trans>
  ) : (
    <Trans>
      Planejado para o {quarter}º trimestre de {year}
    </Trans>
  )
