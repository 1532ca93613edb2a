import { Trans, useLingui } from '@lingui/react/macro'
import styles from './home.module.css'

/** Heights of the voice, and how many bars of it have been heard. */
const VOICE = [6, 22, 32, 30, 20, 9, 12, 24, 36, 28, 14, 8, 16, 30, 38, 26, 12, 7, 18, 28, 20, 10]
const HEARD = 9

/** What the product gives back for one voice message, with each field marked in the words it came from. */
export const Demo = () => {
  const { t } = useLingui()
  return (
    <figure className={styles['phone']} aria-label={t`Exemplo: um áudio, o seu resumo e a sua transcrição`}>
      <div className={`${styles['bubble']} ${styles['out']}`}>
        <svg className={styles['voice']} viewBox="0 0 176 40" aria-hidden="true">
          {VOICE.map((height, index) => (
            <rect
              key={`${String(index)}-${String(height)}`}
              className={index < HEARD ? styles['heard'] : styles['unheard']}
              x={index * 8}
              y={20 - height / 2}
              width="4"
              height={height}
              rx="2"
            />
          ))}
        </svg>
        <p className={styles['small']}>
          <Trans>Ana · áudio de 3:58</Trans>
        </p>
      </div>
      <div className={styles['bubble']}>
        <p className={styles['label']}>
          <Trans>Resumo</Trans>
        </p>
        <dl className={styles['summary']}>
          <dt>
            <Trans>Reunião</Trans>
          </dt>
          <dd>
            <Trans>Orçamento do evento</Trans>
          </dd>
          <dt>
            <Trans>Quando</Trans>
          </dt>
          <dd>
            <mark>
              <Trans>quinta, 15h</Trans>
            </mark>
          </dd>
          <dt>
            <Trans>Onde</Trans>
          </dt>
          <dd>
            <Trans>Café na Augusta</Trans>
          </dd>
        </dl>
      </div>
      <div className={styles['bubble']}>
        <p className={styles['small']}>
          <Trans>Transcrição</Trans>
        </p>
        <p>
          <Trans>
            “Oi, tudo bem? Então, sobre o orçamento… a gente marca <mark>quinta às três</mark>?”
          </Trans>
        </p>
      </div>
    </figure>
  )
}
