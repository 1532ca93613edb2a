import { Trans, useLingui } from '@lingui/react/macro'
import { clipPassagesOf, voiceOf } from '#src/features/transcribe-demo/clip.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { VoiceBars } from '#src/ui/voice-bars.tsx'
import styles from './specimen.module.css'

type ChoiceProps = {
  /** Unlike those of the reading mode, whose radio buttons would be of the same group. */
  name: `specimen-${string}`
  legend: string
  /** Labels by value; the first is the default. */
  options: Readonly<Record<string, string>>
}

/** Radio buttons that CSS reads by `:has`, so that they work without JavaScript. */
const Choice = ({ name, legend, options }: ChoiceProps) => (
  <fieldset className={styles['choice']}>
    <legend>{legend}</legend>
    {Object.entries(options).map(([value, label], index) => (
      <label key={value}>
        <input type="radio" name={name} value={value} defaultChecked={index === 0} />
        {label}
      </label>
    ))}
  </fieldset>
)

/** A sample sentence, with controls for its size, contrast and spacing. */
export const Specimen = () => {
  const { t } = useLingui()
  const language = useLanguage()
  const words = clipPassagesOf(language)
    .slice(1, 3)
    .flatMap((passage) => passage.words)
  return (
    <section className={styles['specimen']} aria-labelledby="experimente">
      <h2 id="experimente">
        <Trans>Experimente aqui</Trans>
      </h2>
      <Choice
        name="specimen-size"
        legend={t`Tamanho do texto`}
        options={{ normal: t`Normal`, large: t`Grande`, largest: t`Muito grande` }}
      />
      <Choice name="specimen-contrast" legend={t`Contraste`} options={{ soft: t`Do site`, strong: t`Mais forte` }} />
      <Choice
        name="specimen-spacing"
        legend={t`Espaço entre letras e linhas`}
        options={{ narrow: t`Do site`, wide: t`Maior` }}
      />
      <div className={styles['sample']}>
        <VoiceBars voice={voiceOf(language)} position={0} className={styles['voice']} />
        <p translate="no">{words.join(' ')}</p>
      </div>
    </section>
  )
}
