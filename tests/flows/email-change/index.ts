import { emailChangeModel } from '#machines/email-change/email-change.model.ts'
import { flowTests } from '../kit/flow-tests.ts'
import { emailChangeGestures } from './email-change.gestures.ts'
import { emailChangeAssertions } from './email-change.assertions.ts'
import { emailChangeNetworks } from './email-change.network.ts'

export const emailChange = flowTests({
  names: { pt: 'Trocar o e-mail', en: 'Change the e-mail', es: 'Cambiar el correo', fr: 'Changer d’e-mail' },
  page: 'emailSettings',
  model: emailChangeModel,
  gestures: emailChangeGestures,
  assertions: emailChangeAssertions,
  networks: emailChangeNetworks,
})
