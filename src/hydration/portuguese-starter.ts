/** `starter.ts` with the offer of the visitor's language, which the Portuguese pages alone make (LANG-10). */
import './starter.ts'
import { markOffer } from '#src/lib/device-language.ts'

// The offer is prerendered, so that it causes no layout shift.
markOffer()
