import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { EventFromLogic } from 'xstate'
import type { ReadingPreferences } from '#contracts/reading-preferences.ts'
import type { readingPreferencesMachine } from '#machines/reading-preferences/reading-preferences.machine.ts'
import { Button } from '#src/ui/button.tsx'
import { FocusedHeading } from '#src/ui/focused-heading.tsx'
import styles from './reading-preferences.module.css'
import { OneOf } from './one-of.tsx'
import { OnOff } from './on-off.tsx'

type PreferenceChoicesProps = {
  readingPreferences: ReadingPreferences
  send: (event: EventFromLogic<typeof readingPreferencesMachine>) => void
}

/** Returns the focus to the element that had it, when the panel is closed. */
const useFocusRestored = () => {
  // Read in the first render, before the heading takes the focus.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}

type SwitchesProps = Pick<PreferenceChoicesProps, 'readingPreferences'> & {
  choose: (change: Partial<ReadingPreferences>) => void
}

const Switches = ({ readingPreferences, choose }: SwitchesProps) => (
  <div className={styles['boxes']}>
    <OnOff
      name="spacing"
      isOn={readingPreferences.spacing === 'wide'}
      onChange={(isOn) => choose({ spacing: isOn ? 'wide' : 'normal' })}
    >
      <Trans>Mais espaço entre letras, palavras e linhas</Trans>
    </OnOff>
    <OnOff
      name="contrast"
      isOn={readingPreferences.contrast === 'high'}
      onChange={(isOn) => choose({ contrast: isOn ? 'high' : 'normal' })}
    >
      <Trans>Mais contraste</Trans>
    </OnOff>
    <OnOff
      name="focus"
      isOn={readingPreferences.focus === 'line'}
      onChange={(isOn) => choose({ focus: isOn ? 'line' : 'page' })}
    >
      <Trans>Destacar a linha que estou lendo</Trans>
    </OnOff>
    <OnOff
      name="layout"
      isOn={readingPreferences.layout === 'simple'}
      onChange={(isOn) => choose({ layout: isOn ? 'simple' : 'full' })}
    >
      <Trans>Página simples: uma coluna, sem enfeites</Trans>
    </OnOff>
  </div>
)

export const PreferenceChoices = ({ readingPreferences, send }: PreferenceChoicesProps) => {
  const { t } = useLingui()
  useFocusRestored()
  const choose = (change: Partial<ReadingPreferences>) => send({ type: 'readingPreferences.choose', change })
  return (
    <>
      <div className={styles['head']}>
        <FocusedHeading>
          <Trans>Modo leitura</Trans>
        </FocusedHeading>
        <Button kind="quiet" onClick={() => send({ type: 'readingPreferences.close' })}>
          <Trans>Fechar</Trans>
        </Button>
      </div>
      <p>
        <Trans>Vale para todas as páginas e fica guardado neste aparelho.</Trans>
      </p>
      <OneOf
        name="size"
        legend={t`Tamanho do texto`}
        chosen={readingPreferences.size}
        options={{ normal: t`Normal`, large: t`Grande`, largest: t`Muito grande` }}
        onChoose={(size) => choose({ size })}
      />
      <OneOf
        name="font"
        legend={t`Letra`}
        chosen={readingPreferences.font}
        options={{ site: t`Do site`, system: t`Do aparelho`, serif: t`Com serifa` }}
        onChoose={(font) => choose({ font })}
      />
      <Switches readingPreferences={readingPreferences} choose={choose} />
      <Button kind="ghost" onClick={() => send({ type: 'readingPreferences.reset' })}>
        <Trans>Voltar ao normal</Trans>
      </Button>
    </>
  )
}
