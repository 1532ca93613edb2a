import { type Language, LANGUAGE_NAMES, LANGUAGE_TAGS } from '#contracts/languages.ts'
import type { Marker } from '#src/ui/flow-page.tsx'
import styles from './language-offer.module.css'
import { OFFER_LABELS } from './offer-labels.ts'

export type Answer = 'offer.accept' | 'offer.dismiss'

type OfferLineProps = {
  language: Language
  onAnswer: (answer: Answer) => void
  /** Marker of the running flow; without one `data-offer` on the document decides whether the line is visible. */
  marker?: Marker
}

export const OfferLine = ({ language, onAnswer, marker }: OfferLineProps) => {
  const { accept, dismiss } = OFFER_LABELS[language]
  return (
    <aside
      className={styles[marker === undefined ? 'sent' : 'running']}
      {...marker}
      lang={LANGUAGE_TAGS[language]}
      aria-label={LANGUAGE_NAMES[language]}
    >
      <button type="button" className={styles['accept']} onClick={() => onAnswer('offer.accept')}>
        {accept}
      </button>
      <button
        type="button"
        className={styles['dismiss']}
        aria-label={dismiss}
        onClick={() => onAnswer('offer.dismiss')}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6 18 18M18 6 6 18" />
        </svg>
      </button>
    </aside>
  )
}
