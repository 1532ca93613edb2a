import type { messagingLinkMachine } from '#machines/messaging-link/messaging-link.machine.ts'
import { alertsOf } from '#tests/kit/assertions.ts'
import type { Assertion, AssertionsOf } from '#tests/kit/ui.ts'

const SENDING = {
  'Enviar pelo aplicativo': 'enabled',
  'Copiar a mensagem': 'enabled',
  'Deixar para depois': 'enabled',
} as const
const OVER: Assertion['buttons'] = {
  'Gerar outro código': 'enabled',
  'Deixar para depois': 'enabled',
  'Enviar pelo aplicativo': 'absent',
}

export const messagingLinkAssertions: AssertionsOf<typeof messagingLinkMachine> = {
  unlinked: ({ context }) => ({
    alerts: alertsOf(context),
    buttons: { 'Ligar um número': 'enabled', 'Desligar número': 'absent' },
  }),
  linked: ({ context }) => ({
    alerts: alertsOf(context),
    shows: [context.phone ?? ''],
    buttons: { 'Trocar de número': 'enabled', 'Desligar número': 'enabled', 'Ligar um número': 'absent' },
  }),
  code: ({ context: { offer } }): Partial<Assertion> =>
    offer === null
      ? { statuses: ['Gerando o código...'], buttons: { 'Enviar pelo aplicativo': 'absent' } }
      : {
          statuses: ['À espera do código: esta página percebe sozinha quando ele chega.'],
          shows: [offer.code],
          buttons: { ...SENDING, 'Verificar agora': 'absent' },
        },
  checkFailed: ({ context }) => ({
    alerts: alertsOf(context),
    shows: [context.offer?.code ?? ''],
    buttons: { ...SENDING, 'Verificar agora': 'enabled' },
  }),
  expired: () => ({ statuses: ['O código venceu antes de chegar.'], buttons: OVER }),
  numberInUse: () => ({
    statuses: ['O código veio de um número que está em outra conta. Desligue-o lá, ou envie de outro número.'],
    buttons: OVER,
  }),
  confirming: ({ context }) => ({
    texts: ['Desligar este número?'],
    alerts: alertsOf(context),
    buttons: { 'Manter ligado': 'enabled', 'Desligar agora': 'enabled' },
  }),
  unlinking: () => ({ buttons: { 'Manter ligado': 'busy', 'Desligando...': 'busy' } }),
}
