import { Trans } from '@lingui/react/macro'
import { pathOf } from '#contracts/routes.ts'
import { voiceOf } from '#src/features/transcribe-demo/clip.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Band } from '#src/ui/section.tsx'
import { VoiceBars } from '#src/ui/voice-bars.tsx'
import styles from './home.module.css'

/** Reading time of the summary as a share of the audio: 20 of 238 seconds (3:58). */
const READING = 20 / 238

export const Innovation = () => {
  const language = useLanguage()
  const voice = voiceOf(language)
  return (
    <Band
      id="inovacao"
      isSplit
      title={<Trans>Feito para quem não pode, não quer ou não consegue ouvir agora.</Trans>}
      lead={<Trans>Nossa IA entende a fala de verdade: com sotaque, pausa e barulho de rua.</Trans>}
      actions={
        <LinkButton kind="ghost" href={pathOf('innovation', language)}>
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
            <VoiceBars voice={voice} position={0} className={styles['bars']} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Ler o resumo</Trans>
            <mark>0:20</mark>
          </dt>
          <dd>
            <VoiceBars
              voice={voice}
              position={READING * voice.length}
              className={`${styles['bars']} ${styles['read']}`}
            />
            <p className={styles['small']}>
              <Trans>Conta feita com um resumo de 65 palavras, lido a 200 palavras por minuto.</Trans>
            </p>
          </dd>
        </div>
      </dl>
    </Band>
  )
}
