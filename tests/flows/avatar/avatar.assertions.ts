import type { SnapshotFrom } from 'xstate'
import type { avatarMachine } from '#machines/avatar/avatar.machine.ts'
import { alertsOf, submitting } from '#tests/kit/assertions.ts'
import type { Assertion, AssertionsOf } from '#tests/kit/ui.ts'

const removing = (state: SnapshotFrom<typeof avatarMachine>): Assertion['buttons'] => {
  if (state.context.url === null) return { 'Remover a foto': 'absent' }
  if (state.matches('removing')) return { 'Removendo...': 'busy', 'Remover a foto': 'absent' }
  return { 'Remover a foto': state.hasTag('busy') ? 'busy' : 'enabled' }
}

const picking = (state: SnapshotFrom<typeof avatarMachine>): string => {
  if (state.matches('reading')) return 'Abrindo a foto...'
  return state.context.url === null ? 'Escolher uma foto' : 'Trocar a foto'
}

export const avatarAssertions: AssertionsOf<typeof avatarMachine> = {
  picture: (state) => ({
    alerts: alertsOf(state.context),
    statuses: [
      ...(state.matches({ idle: 'changed' }) ? ['Foto trocada.'] : []),
      ...(state.matches({ idle: 'removed' }) ? ['Foto removida.'] : []),
    ],
    texts: [
      picking(state),
      ...(state.context.failure?.code === 'request.tooLarge' ? ['Escolha uma foto de até 15 MB.'] : []),
    ],
    buttons: removing(state),
  }),
  crop: (state) => ({
    heading: 'Recortar a foto',
    alerts: alertsOf(state.context),
    buttons: {
      ...submitting(state.hasTag('busy'), 'Usar esta foto', 'Enviando...'),
      Cancelar: state.hasTag('busy') ? 'busy' : 'enabled',
    },
  }),
}
