import { linkMailModel } from '#machines/link-mail/link-mail.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { linkMailActs } from './link-mail.acts.ts'
import { linkMailLooks } from './link-mail.looks.ts'
import { linkMailWire } from './link-mail.wire.ts'

export const linkMail = flowTests({
  names: {
    pt: 'E-mail com um link',
    en: 'E-mail with a link',
    es: 'Correo con un enlace',
    fr: 'E-mail avec un lien',
  },
  page: 'securitySettings',
  model: linkMailModel,
  acts: linkMailActs,
  looks: linkMailLooks,
  wires: [linkMailWire],
})
