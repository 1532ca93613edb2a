import { fromPromise } from 'xstate'
import type { Language } from '#contracts/languages.ts'

export const defineRememberLanguage = (remember: (language: Language) => void) =>
  fromPromise<void, Language>(({ input }) => Promise.resolve(remember(input)))
