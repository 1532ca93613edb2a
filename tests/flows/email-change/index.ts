import { emailChangeModel } from '#machines/email-change/email-change.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { emailChangeActs } from './email-change.acts.ts'
import { emailChangeLooks } from './email-change.looks.ts'
import { emailChangeWires } from './email-change.wire.ts'

export const emailChange = flowTests({
  names: { pt: 'Trocar o e-mail', en: 'Change the e-mail', es: 'Cambiar el correo', fr: 'Changer d’e-mail' },
  page: 'accountSettings',
  model: emailChangeModel,
  acts: emailChangeActs,
  looks: emailChangeLooks,
  wires: emailChangeWires,
})
