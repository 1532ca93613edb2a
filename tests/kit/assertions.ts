/** Words that looks share. */
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { type Failure, isAnswerLost } from '#contracts/errors.ts'
import type { Assertion } from './ui.ts'

type Told = { issues?: FieldIssues; failure: Failure | null }

/** What failed, in the words of the service where it has some, else as a key of the catalogues. */
export const sayingOf = ({ told, code }: Failure): string => told ?? `error.${code}`

/** What is wrong or failed, as keys of the catalogues. */
export const alertsOf = ({ issues = {}, failure }: Told): string[] => [
  ...Object.values(issues).map((code) => `issue.${code}`),
  ...(failure === null ? [] : [sayingOf(failure)]),
]

/** Where an e-mail may have come although the answer has not. */
export const mailToldOf = ({ failure }: Told): string[] =>
  failure !== null && isAnswerLost(failure.code)
    ? ['Veja antes sua caixa de entrada: o e-mail pode já ter chegado.']
    : []

/** A submit button says what it does, or that it is at it. */
export const submitting = (isBusy: boolean, label: string, busyLabel: string): Assertion['buttons'] =>
  isBusy ? { [busyLabel]: 'busy', [label]: 'absent' } : { [label]: 'enabled' }

/** What waits before another e-mail can be asked for, offers it, and asks for it. */
export const resending = (stage: 'cooling' | 'ready' | 'sending'): Assertion['buttons'] =>
  stage === 'cooling'
    ? { 'Enviar outro e-mail': 'absent' }
    : submitting(stage === 'sending', 'Enviar outro e-mail', 'Enviando...')

export const LOADING: Partial<Assertion> = { statuses: ['Carregando...'] }
