import { accountDeletionModel } from '#machines/account-deletion/account-deletion.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { accountDeletionActs } from './account-deletion.acts.ts'
import { accountDeletionLooks } from './account-deletion.looks.ts'
import { accountDeletionWire } from './account-deletion.wire.ts'

export const accountDeletion = flowTests({
  names: {
    pt: 'Excluir a conta',
    en: 'Delete the account',
    es: 'Eliminar la cuenta',
    fr: 'Supprimer le compte',
  },
  page: 'accountSettings',
  model: accountDeletionModel,
  acts: accountDeletionActs,
  looks: accountDeletionLooks,
  wires: [accountDeletionWire],
})
