import { Trans, useLingui } from '@lingui/react/macro'
import { LANGUAGE_TAGS } from '#contracts/languages.ts'
import type { Choices } from '#machines/transcribe-settings/choices.ts'
import { useLanguage } from '#src/page-context/place.ts'
import { SAMPLE_REPLIES } from './sample-replies.ts'
import styles from './transcribe-settings.module.css'

/** Preview of a reply with the unsaved choices, to an audio in the page's language. */
export const ReplyPreview = ({ draft }: { draft: Choices }) => {
  const { t } = useLingui()
  const page = useLanguage()
  const language = draft.output_language === 'same' ? page : draft.output_language
  const sample = SAMPLE_REPLIES[language]
  const hasSummary = draft.summary !== 'off' && draft.reply === 'textAndSummary'
  return (
    <aside className={styles['preview']} aria-label={t`Como fica a resposta`}>
      <p className={styles['caption']}>
        <Trans>Exemplo com as suas escolhas</Trans>
      </p>
      {draft.is_paused ? (
        <p>
          <Trans>Em pausa, nenhuma resposta chega.</Trans>
        </p>
      ) : (
        <div className={styles['bubble']} lang={LANGUAGE_TAGS[language]} translate="no">
          {hasSummary && (
            <p>
              <strong>{sample.summary}:</strong> {draft.summary === 'short' ? sample.short : sample.full}
            </p>
          )}
          {draft.extract_details && (
            <ul>
              {sample.details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
          <p>{sample.text}</p>
        </div>
      )}
    </aside>
  )
}
