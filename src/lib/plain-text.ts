const ACCENTS = /\p{Diacritic}/gu

/** Normalizes a text for comparison: without case and diacritics. */
export const plainText = (text: string) => text.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase()
