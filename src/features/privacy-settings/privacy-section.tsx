import { Trans } from '@lingui/react/macro'
import { useIsWide } from '#src/account/frame/use-is-wide.ts'
import { ReadingState, useReading } from '#src/account/reading/reading-state.tsx'
import { privacyReading } from '#src/account/reading/own-data-readings.ts'
import { ListCard } from '#src/ui/list-card.tsx'
import { PrivacySettings } from './privacy-settings.tsx'

export const PrivacySection = () => {
  const isWide = useIsWide()
  return (
    <ListCard anchor="use" title={<Trans>Uso da conta</Trans>}>
      <ReadingState reading={useReading(privacyReading, { isFresh: true })} lines={isWide ? 4 : 7}>
        {(settings) => <PrivacySettings settings={settings} />}
      </ReadingState>
    </ListCard>
  )
}
