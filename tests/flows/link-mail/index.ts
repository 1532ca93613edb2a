import { linkMailModel } from '#machines/link-mail/link-mail.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { linkMailGestures } from './link-mail.gestures.ts'
import { linkMailAssertions } from './link-mail.assertions.ts'
import { linkMailNetwork } from './link-mail.network.ts'

export const linkMail = flowTests({
  names: {
    pt: 'E-mail com um link',
    en: 'E-mail with a link',
    es: 'Correo con un enlace',
    fr: 'E-mail avec un lien',
  },
  page: 'securitySettings',
  model: linkMailModel,
  gestures: linkMailGestures,
  assertions: linkMailAssertions,
  networks: [linkMailNetwork],
})
