import { fromPromise } from 'xstate'
import type { Language } from '#contracts/languages.ts'

export const defineRememberAnswer = (remember: (language: Language) => void) =>
  fromPromise<void, { language: Language }>(({ input }) => Promise.resolve(remember(input.language)))
