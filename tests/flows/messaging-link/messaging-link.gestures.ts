import type { messagingLinkMachine } from '#machines/messaging-link/messaging-link.machine.ts'
import type { GesturesOf } from '#tests/kit/ui.ts'

const CREATE: Readonly<Record<string, string>> = { unlinked: 'Conectar um número', linked: 'Trocar de número' }

export const messagingLinkGestures: GesturesOf<typeof messagingLinkMachine> = {
  'code.create': async (ui) => ui.press(CREATE[(await ui.view()) ?? ''] ?? 'Gerar outro código'),
  'code.cancel': (ui) => ui.press('Deixar para depois'),
  'code.check': (ui) => ui.press('Verificar agora'),
  'number.unlink': (ui) => ui.press('Desconectar número'),
  'unlinking.confirm': (ui) => ui.press('Desconectar agora'),
  'unlinking.cancel': (ui) => ui.press('Manter conectado'),
}
