import { fromPromise } from 'xstate'
import type { Language } from '#contracts/languages.ts'

export const defineDetectLanguage = (detect: () => Language) =>
  fromPromise<Language, undefined>(() => Promise.resolve(detect()))
