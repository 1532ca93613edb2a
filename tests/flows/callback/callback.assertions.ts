import type { callbackMachine } from '#machines/callback/callback.machine.ts'
import { alertsOf, busyWhile, LOADING, mailHintOf, submitting } from '#tests/kit/assertions.ts'
import type { Assertion, AssertionsOf } from '#tests/kit/ui.ts'

const TO_CODE: Assertion['buttons'] = { 'Digitar o código do e-mail': 'enabled' }
const TO_SETTINGS: Assertion['buttons'] = { 'Acompanhar a troca': 'enabled' }
const TO_LINK: Assertion['buttons'] = { 'Pedir um novo link': 'enabled' }

export const callbackAssertions: AssertionsOf<typeof callbackMachine> = {
  waiting: () => ({ ...LOADING, heading: 'Só um instante' }),
  confirm: (state) => ({
    heading: state.context.purpose === 'recovery' ? 'Escolher outra senha' : 'Confirmar seu e-mail',
    alerts: alertsOf(state.context),
    buttons: {
      ...submitting(state.hasTag('busy'), 'Continuar', 'Verificando...'),
      ...busyWhile(state.hasTag('busy'), 'Digitar o código do e-mail'),
    },
  }),
  otherBrowser: () => ({ heading: 'Este link é de outro navegador', buttons: { ...TO_CODE, ...TO_LINK } }),
  linkUnusable: (state) => ({
    heading: 'Este link não funciona mais',
    alerts: alertsOf(state.context),
    texts:
      state.context.purpose === 'signup'
        ? ['Se este link já foi aberto, seu e-mail está confirmado: é só entrar.']
        : [],
    buttons: { Entrar: 'enabled', ...TO_CODE, ...TO_LINK },
  }),
  code: (state) => ({
    heading: 'Digite o código',
    alerts: alertsOf(state.context),
    buttons: {
      ...submitting(state.hasTag('busy'), 'Continuar', 'Verificando...'),
      ...busyWhile(state.hasTag('busy'), 'Pedir um novo link'),
    },
  }),
  address: (state) => ({
    heading: 'Pedir um novo link',
    alerts: alertsOf(state.context),
    texts: mailHintOf(state.context),
    buttons: {
      ...submitting(state.hasTag('busy'), 'Enviar link', 'Enviando...'),
      ...busyWhile(state.hasTag('busy'), 'Digitar o código do e-mail'),
    },
  }),
  sent: (state) => ({ heading: 'Confira seu e-mail', shows: [state.context.email ?? ''], buttons: TO_CODE }),
  confirmed: () => ({ heading: 'E-mail confirmado', buttons: { 'Ir para minha conta': 'enabled' } }),
  mailbox: (state) => ({
    heading: 'Confirmar a troca de e-mail',
    alerts: alertsOf(state.context),
    buttons: submitting(state.hasTag('busy'), 'Confirmar a troca', 'Confirmando...'),
  }),
  mailboxConfirmed: ({ context }) => ({
    heading: 'Este e-mail está confirmado',
    texts: [
      context.confirmation?.waiting_for === 'new'
        ? 'Agora falta o novo e-mail: abra o link que enviamos para ele. Até lá, continue entrando com o antigo.'
        : 'Agora falta o e-mail antigo: abra o link que enviamos para ele. Até lá, continue entrando com ele.',
    ],
    buttons: TO_SETTINGS,
  }),
  addressChanged: () => ({ heading: 'E-mail trocado', buttons: TO_SETTINGS }),
  changeEnded: ({ context }) => ({
    heading: 'Não foi possível confirmar a troca',
    alerts: alertsOf(context),
    buttons: TO_SETTINGS,
  }),
}
