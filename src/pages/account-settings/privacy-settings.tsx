import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { PrivacySettings as Settings } from '#contracts/api/privacy-settings.ts'
import { viewOf } from '#machines/kit/view.ts'
import { DateText } from '#src/account/date-text.tsx'
import { privacySettingsFlow } from '#src/flows/privacy-settings.ts'
import { markerOf } from '#src/flow/marker.ts'
import { useFlow } from '#src/flow/use-flow.tsx'
import { FailureNote } from '#src/ui/failure-note.tsx'
import { PageLink } from '#src/ui/page-link.tsx'
import { StatusLine } from '#src/ui/status-line.tsx'
import { Toggle } from '#src/ui/toggle.tsx'
import { Stack } from '#src/ui/stack.tsx'

/** Three choices, all of them off until somebody makes them. One is saved at a time, and falls back where it cannot be. */
export const PrivacySettings = ({ settings }: { settings: Settings }) => {
  const flow = useFlow(privacySettingsFlow, { input: { settings } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const { settings: saved, change, failure } = state.context
  const shown = { ...saved, ...change }
  const busy = state.hasTag('busy')
  return (
    <Stack marker={markerOf(state)}>
      <FailureNote failure={failure} />
      <Toggle
        name="analytics"
        label={<Trans>Contar o uso da conta</Trans>}
        hint={
          <Trans>Ligado: contamos quais páginas da conta são usadas, sem o conteúdo. Desligado: nada é contado.</Trans>
        }
        isOn={shown.analytics}
        busy={busy}
        onChange={(analytics) => flow.send({ type: 'setting.change', change: { analytics } })}
      />
      <Toggle
        name="marketing_emails"
        label={<Trans>E-mails com novidades</Trans>}
        hint={<Trans>Ligado: avisamos de novidades por e-mail. Desligado: só escrevemos sobre a sua conta.</Trans>}
        isOn={shown.marketing_emails}
        busy={busy}
        onChange={(isOn) => flow.send({ type: 'setting.change', change: { marketing_emails: isOn } })}
      />
      <Toggle
        name="product_improvement"
        label={<Trans>Ajudar a melhorar o produto</Trans>}
        hint={<Trans>Ligado: podemos estudar falhas da sua conta para corrigi-las. Seus textos nunca são lidos.</Trans>}
        isOn={shown.product_improvement}
        busy={busy}
        onChange={(isOn) => flow.send({ type: 'setting.change', change: { product_improvement: isOn } })}
      />
      <StatusLine>{viewOf(state) === 'saved' && <Trans>Escolha salva.</Trans>}</StatusLine>
      <p>
        {saved.updated_at === null ? (
          <Trans>Você ainda não escolheu nada: está tudo desligado.</Trans>
        ) : (
          <Trans>
            Última mudança: <DateText at={saved.updated_at} as="moment" />.
          </Trans>
        )}{' '}
        <Trans>
          O histórico fica em <PageLink to="securitySettings">Segurança</PageLink>.
        </Trans>
      </p>
    </Stack>
  )
}
