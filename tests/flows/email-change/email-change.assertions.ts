import type { emailChangeMachine } from '#machines/email-change/email-change.machine.ts'
import { alertsOf, mailHintOf, submitting } from '#tests/kit/assertions.ts'
import type { AssertionsOf } from '#tests/kit/ui.ts'
import { reauthenticationByCodeAssertion, reauthenticationAssertion } from '#tests/flows/kit/reauthentication.ts'

const IS_TAKEN =
  'O novo e-mail recebeu um aviso em vez do link? Então ele já tem uma conta: cancele a troca e escolha outro.'

const COMES_BACK =
  'Um e-mail para este endereço voltou em {day}. Confira se ele recebe mensagens ou troque-o. Só voltamos a enviar avisos para ele depois que você abrir um link nosso.'

const undeliverableOf = ({ undeliverableSince }: { undeliverableSince: string | null }) =>
  undeliverableSince === null ? [] : [COMES_BACK]

export const emailChangeAssertions: AssertionsOf<typeof emailChangeMachine> = {
  address: ({ context }) => ({
    shows: [context.email],
    statuses: undeliverableOf(context),
    buttons: { 'Trocar o e-mail': 'enabled' },
  }),
  form: (state) => ({
    heading: 'Qual é o novo e-mail?',
    shows: [state.context.email],
    alerts: alertsOf(state.context),
    texts: mailHintOf(state.context),
    buttons: {
      ...submitting(state.hasTag('busy'), 'Pedir a troca', 'Pedindo...'),
      'Ficar com o atual': state.hasTag('busy') ? 'busy' : 'enabled',
    },
  }),
  reauthentication: reauthenticationAssertion,
  reauthenticationByCode: reauthenticationByCodeAssertion,
  pending: ({ context }) => ({
    heading: 'Falta confirmar a troca',
    shows: [context.email, context.change?.new_email ?? ''],
    statuses: ['Aguardando a confirmação. Esta página se atualiza sozinha.', ...undeliverableOf(context)],
    texts: context.change?.is_new_confirmed === true ? [] : [IS_TAKEN],
    buttons: { 'Cancelar a troca': 'enabled', 'Verificar agora': 'absent' },
  }),
  checkFailed: ({ context }) => ({
    alerts: alertsOf(context),
    buttons: { 'Cancelar a troca': 'enabled', 'Verificar agora': 'enabled' },
  }),
  cancelling: () => ({ buttons: { 'Cancelando a troca...': 'busy', 'Cancelar a troca': 'absent' } }),
  ended: ({ context: { email, change } }) => {
    const isTaken = change?.status === 'taken'
    return {
      heading: isTaken ? 'Este e-mail já é de outra conta' : 'O prazo da troca acabou',
      shows: [email, change?.new_email ?? ''],
      buttons: { [isTaken ? 'Escolher outro e-mail' : 'Pedir de novo']: 'enabled', 'Deixar como está': 'enabled' },
    }
  },
  changed: ({ context }) => ({
    shows: [context.email],
    statuses: ['E-mail trocado. As sessões em outros aparelhos foram encerradas.'],
    buttons: { 'Trocar o e-mail': 'absent' },
  }),
}
