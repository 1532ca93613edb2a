import type { messagingLinkMachine } from '#machines/messaging-link/messaging-link.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

const CREATE: Readonly<Record<string, string>> = { unlinked: 'Conectar um número', linked: 'Trocar de número' }

export const messagingLinkGestures: GesturesOf<typeof messagingLinkMachine> = {
  'code.create': async (ui) => ui.click(CREATE[(await ui.view()) ?? ''] ?? 'Gerar outro código'),
  'code.cancel': (ui) => ui.click('Deixar para depois'),
  'code.check': (ui) => ui.click('Verificar agora'),
  'number.unlink': (ui) => ui.click('Desconectar número'),
  'unlinking.confirm': (ui) => ui.click('Desconectar agora'),
  'unlinking.cancel': (ui) => ui.click('Manter conectado'),
}
