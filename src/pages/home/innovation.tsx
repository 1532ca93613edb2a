import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Band } from '#src/ui/section.tsx'
import styles from './home.module.css'
import { VoiceBar } from './voice-bar.tsx'

/** Bars of speech and of reading, in seconds: 3:58 of audio beside the 20 s that its summary takes. */
const HEARING = 238
const READING = 20

export const Innovation = () => (
  <Band
    id="inovacao"
    isSplit
    title={<Trans>Feito para quem não pode, não quer ou não consegue ouvir agora.</Trans>}
    lead={<Trans>Nossa IA entende a fala de verdade: com sotaque, pausa e barulho de rua.</Trans>}
    actions={
      <LinkButton kind="ghost" href={pathOf('innovation', useLanguage())}>
        <Trans>Ver como a tecnologia funciona</Trans>
      </LinkButton>
    }
  >
    <dl className={styles['times']}>
      <div>
        <dt>
          <Trans>Ouvir o áudio inteiro</Trans>
          <span>3:58</span>
        </dt>
        <dd>
          <VoiceBar seconds={HEARING} of={HEARING} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Ler o resumo</Trans>
          <mark>0:20</mark>
        </dt>
        <dd>
          <VoiceBar seconds={READING} of={HEARING} className={styles['read']} />
          <p className={styles['small']}>
            <Trans>Conta feita com um resumo de 65 palavras, lido a 200 palavras por minuto.</Trans>
          </p>
        </dd>
      </div>
    </dl>
  </Band>
)
