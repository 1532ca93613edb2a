import { Trans, useLingui } from '@lingui/react/macro'
import { Bubble, Phone, VoiceMessage } from '#src/ui/bubble.tsx'
import styles from './home.module.css'

const BARS = 22
/** As many of them as have been heard. */
const HEARD = 9

/** What the product gives back for one voice message, with each field marked in the words it came from. */
export const Demo = () => {
  const { t } = useLingui()
  return (
    <figure className={styles['example']} aria-label={t`Exemplo: um áudio, o seu resumo e a sua transcrição`}>
      <Phone isArriving>
        <VoiceMessage isOut voice={BARS} heard={HEARD} caption={<Trans>Ana · áudio de 3:58</Trans>} />
        <Bubble>
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
        </Bubble>
        <Bubble>
          <p className={styles['small']}>
            <Trans>Transcrição</Trans>
          </p>
          <p>
            <Trans>
              “Oi, tudo bem? Então, sobre o orçamento… a gente marca <mark>quinta às três</mark>?”
            </Trans>
          </p>
        </Bubble>
      </Phone>
    </figure>
  )
}
