import type { SnapshotFrom } from 'xstate'
import type { avatarMachine } from '#machines/avatar/avatar.machine.ts'
import { alertsOf, submitting } from '#tests/kit/looks.ts'
import type { Look, LooksOf } from '#tests/kit/ui.ts'

const removing = (state: SnapshotFrom<typeof avatarMachine>): Look['buttons'] => {
  if (state.context.address === null) return { 'Tirar a foto': 'absent' }
  if (state.matches('removing')) return { 'Tirando...': 'busy', 'Tirar a foto': 'absent' }
  return { 'Tirar a foto': state.hasTag('busy') ? 'busy' : 'enabled' }
}

export const avatarLooks: LooksOf<typeof avatarMachine> = {
  picture: (state) => ({
    alerts: alertsOf(state.context),
    statuses: [
      ...(state.matches({ resting: 'changed' }) ? ['Foto trocada.'] : []),
      ...(state.matches({ resting: 'removed' }) ? ['Foto tirada.'] : []),
    ],
    says: [
      state.context.address === null ? 'Escolher uma foto' : 'Trocar a foto',
      ...(state.context.failure?.code === 'request.tooLarge' ? ['Escolha uma foto de até 15 MB.'] : []),
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
