/** Helpers that assertions share. */
import type { FieldIssues } from '#contracts/forms/issues.ts'
import { type Failure, isAnswerLost } from '#contracts/errors.ts'
import type { Assertion } from './ui.ts'

type Failing = { issues?: FieldIssues; failure: Failure | null }

/** The message of a failure: the service's own if there is one, else a catalogue key. */
export const failureTextOf = ({ serviceMessage, code }: Failure): string => serviceMessage ?? `error.${code}`

/** Issues and failure as catalogue keys. */
export const alertsOf = ({ issues = {}, failure }: Failing): string[] => [
  ...Object.values(issues).map((code) => `issue.${code}`),
  ...(failure === null ? [] : [failureTextOf(failure)]),
]

/** The hint that an e-mail may have been sent although the answer was lost. */
export const mailHintOf = ({ failure }: Failing): string[] =>
  failure !== null && isAnswerLost(failure.code)
    ? ['Veja antes sua caixa de entrada: o e-mail pode já ter chegado.']
    : []

/** A submit button with its label, or with its busy label. */
export const submitting = (isBusy: boolean, label: string, busyLabel: string): Assertion['buttons'] =>
  isBusy ? { [busyLabel]: 'busy', [label]: 'absent' } : { [label]: 'enabled' }

/** Buttons that are busy while a request that cannot be cancelled is in flight. */
export const busyWhile = (isBusy: boolean, ...labels: string[]): Assertion['buttons'] =>
  Object.fromEntries(labels.map((label) => [label, isBusy ? 'busy' : 'enabled']))

/** The resend button in its three stages: countdown, enabled, busy. */
export const resending = (stage: 'coolingDown' | 'ready' | 'sending'): Assertion['buttons'] =>
  stage === 'coolingDown'
    ? { 'Enviar outro e-mail': 'absent' }
    : submitting(stage === 'sending', 'Enviar outro e-mail', 'Enviando...')

export const LOADING: Partial<Assertion> = { statuses: ['Carregando...'] }
