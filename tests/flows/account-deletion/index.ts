import { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { accountDeletionGestures } from './account-deletion.gestures.ts'
import { accountDeletionAssertions } from './account-deletion.assertions.ts'
import { accountDeletionNetwork } from './account-deletion.network.ts'

export const accountDeletion = flowTests({
  names: {
    pt: 'Excluir a conta',
    en: 'Delete the account',
    es: 'Eliminar la cuenta',
    fr: 'Supprimer le compte',
  },
  page: 'dataSettings',
  model: accountDeletionModel,
  gestures: accountDeletionGestures,
  assertions: accountDeletionAssertions,
  networks: [accountDeletionNetwork],
})
