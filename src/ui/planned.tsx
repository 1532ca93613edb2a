import { Trans } from '@lingui/react/macro'
import type { PlannedTime } from '#contracts/roadmap.ts'

/** Says what was planned: true before that time and after it (SITE-06). */
export const Planned = ({ year, quarter }: PlannedTime) =>
  quarter === null ? (
    <Trans>Planejado para {year}</Trans>
  ) : (
    <Trans>
      Planejado para o {quarter}º trimestre de {year}
    </Trans>
  )
