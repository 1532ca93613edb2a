/** Texts in assertions that are in no catalogue. */
import type { Language } from '#contracts/languages.ts'
import { SERVICE_MESSAGE } from '#machines/kit/samples.ts'
import { OFFER_LABELS } from '#src/features/language-offer/offer-labels.ts'
import { SAMPLE_REPLIES } from '#src/features/transcribe-settings/sample-replies.ts'

/** Messages of a service, shown untranslated; sample replies; and the texts of the language offer: not in catalogues,
 * so tests look them up here. */
export const textsOutsideCatalogues = (language: Language): ReadonlyMap<string, string> =>
  new Map([
    [SERVICE_MESSAGE.fail.serviceMessage, SERVICE_MESSAGE.fail.serviceMessage],
    [SAMPLE_REPLIES.pt.short, SAMPLE_REPLIES[language].short],
    [OFFER_LABELS.pt.accept, OFFER_LABELS[language].accept],
    [OFFER_LABELS.pt.dismiss, OFFER_LABELS[language].dismiss],
  ])
