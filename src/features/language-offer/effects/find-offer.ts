import { fromPromise } from 'xstate'
import type { Language } from '#contracts/languages.ts'

export const defineFindOffer = (find: () => Language) => fromPromise<Language, undefined>(() => Promise.resolve(find()))
