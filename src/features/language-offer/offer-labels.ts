import type { Language } from '#contracts/languages.ts'

/** Each in its own language, so not in a catalogue: the Portuguese page contains all of them, and shows at most one. */
export const OFFER_LABELS: Record<Language, { accept: string; dismiss: string }> = {
  pt: { accept: 'Ler em português', dismiss: 'Agora não' },
  en: { accept: 'Read this in English', dismiss: 'Not now' },
  es: { accept: 'Leer en español', dismiss: 'Ahora no' },
  fr: { accept: 'Lire en français', dismiss: 'Pas maintenant' },
}
