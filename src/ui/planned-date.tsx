import { Trans } from '@lingui/react/macro'
import { hasPassed, type PlannedTime } from '#contracts/roadmap.ts'

/** The planned date, and whether it has passed (SITE-06). */
export const PlannedDate = (time: PlannedTime) => {
  const { year, quarter } = time
  if (quarter === null) {
    return hasPassed(time) ? (
      <Trans>Planejado para {year}, ainda sem nova data</Trans>
    ) : (
      <Trans>Planejado para {year}</Trans>
    )
  }
  return hasPassed(time) ? (
    <Trans>
      Planejado para o {quarter}º trimestre de {year}, ainda sem nova data
    </Trans>
  ) : (
    <Trans>
      Planejado para o {quarter}º trimestre de {year}
    </Trans>
  )
}
