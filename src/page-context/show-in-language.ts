import type { Language } from '#contracts/languages.ts'
import { switchLanguage } from '#contracts/routes.ts'
import { chooseLanguage } from '#src/lib/device-language.ts'
import { historySteps } from './history-steps.ts'

type Navigate = (to: string, options: { state: unknown; replace: boolean }) => void

/**
 * Shows this page in another language, which the person has chosen. It replaces the entry of a step: otherwise an entry in
 * the old language would lie between two steps (ADR 030).
 */
export const showInLanguage = (navigate: Navigate, to: Language): void => {
  chooseLanguage(to)
  navigate(switchLanguage(location, to), { state: history.state as unknown, replace: historySteps().length > 0 })
}
