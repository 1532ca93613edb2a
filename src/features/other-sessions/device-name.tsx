import { Trans } from '@lingui/react/macro'
import { BROWSER_NAMES, type Device, SYSTEM_NAMES } from '#contracts/devices.ts'

/** Browser and system in words, as far as they are known. */
export const DeviceName = ({ device: { browser, system } }: { device: Device }) => {
  if (browser !== null && system !== null) {
    return (
      <Trans>
        {BROWSER_NAMES[browser]} no {SYSTEM_NAMES[system]}
      </Trans>
    )
  }
  if (browser !== null) return BROWSER_NAMES[browser]
  return system === null ? <Trans>Navegador desconhecido</Trans> : SYSTEM_NAMES[system]
}
