import type { messagingLinkMachine } from '#machines/messaging-link/messaging-link.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { Assertion, AssertionsOf } from '#tests/kit/ui.ts'

const SENDING = {
  'Enviar pelo WhatsApp': 'enabled',
  'Copiar a mensagem': 'enabled',
  'Deixar para depois': 'enabled',
} as const
const OVER: Assertion['buttons'] = {
  'Gerar outro código': 'enabled',
  'Deixar para depois': 'enabled',
  'Enviar pelo WhatsApp': 'absent',
}

export const messagingLinkAssertions: AssertionsOf<typeof messagingLinkMachine> = {
  unlinked: ({ context }) => ({
    alerts: alertsOf(context),
    buttons: { 'Conectar um número': 'enabled', 'Desconectar número': 'absent' },
  }),
  linked: (state) => ({
    alerts: alertsOf(state.context),
    ...(state.matches({ idle: 'connected' }) && { statuses: ['Número conectado.'] }),
    shows: [state.context.phone ?? ''],
    buttons: { 'Trocar de número': 'enabled', 'Desconectar número': 'enabled', 'Conectar um número': 'absent' },
  }),
  code: ({ context: { offer } }): Partial<Assertion> =>
    offer === null
      ? { statuses: ['Gerando o código...'], buttons: { 'Enviar pelo WhatsApp': 'absent' } }
      : {
          statuses: ['Aguardando o código. Esta página se atualiza assim que ele chegar.'],
          shows: [offer.code],
          buttons: { ...SENDING, 'Verificar agora': 'absent' },
        },
  checkFailed: ({ context }) => ({
    alerts: alertsOf(context),
    shows: [context.offer?.code ?? ''],
    buttons: { ...SENDING, 'Verificar agora': 'enabled' },
  }),
  expired: () => ({ statuses: ['O código expirou antes de chegar. Gere outro.'], buttons: OVER }),
  numberInUse: () => ({
    statuses: ['O código veio de um número que está em outra conta. Desconecte esse número lá ou envie de outro.'],
    buttons: OVER,
  }),
  confirming: ({ context }) => ({
    texts: ['Desconectar este número?'],
    alerts: alertsOf(context),
    buttons: { 'Manter conectado': 'enabled', 'Desconectar agora': 'enabled' },
  }),
  unlinking: () => ({ buttons: { 'Manter conectado': 'busy', 'Desconectando...': 'busy' } }),
}
