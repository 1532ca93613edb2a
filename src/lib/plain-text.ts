const ACCENTS = /\p{Diacritic}/gu

/** A text for comparison, whatever case and accents. */
export const plainText = (text: string) => text.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase()
