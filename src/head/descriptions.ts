/** One sentence about each page, for search engines and shared links. Its catalogue is `head`: no page loads it to be read. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PageId } from '#src/page-context/place.ts'

const DESCRIPTIONS: Record<PageId, MessageDescriptor> = {
  home: msg`O Transcribe transforma áudios de mensagens em texto com um resumo do que importa, em quatro idiomas.`,
  about: msg`A missão, a visão e as duas pessoas por trás das ferramentas que transformam voz em texto.`,
  products: msg`Como o Transcribe transforma áudio em texto com resumo, quanto custa e o que vem depois.`,
  innovation: msg`As tecnologias que transformam fala em texto, os princípios da nossa IA e uma rede neural que aprende na sua tela.`,
  contact: msg`Fale com a nossa equipe: suporte, parcerias e imprensa. Respondemos em até 24 horas, em dias úteis.`,
  login: msg`Entre na sua conta para ver as suas transcrições.`,
  register: msg`Crie a sua conta gratuita, com cinco transcrições por mês.`,
  privacy: msg`Que dados tratamos, para quê, por quanto tempo, com quem e como você exerce os seus direitos da LGPD.`,
  terms: msg`As regras do serviço: planos, pagamento, cancelamento, conteúdo e responsabilidades, com um resumo em cada parte.`,
  accessibility: msg`O que já funciona para todas as pessoas, o que ainda não, e como nos avisar de uma barreira.`,
  testEffects: msg`Cada efeito do site, com um botão para ligar e desligar.`,
  waitlist: msg`Deixe o seu e-mail e saiba quando o Life Reminder chegar.`,
  goodbye: msg`Sua conta foi excluída.`,
  resetPassword: msg`Escolha uma nova senha para a sua conta.`,
  authCallback: msg`Confirme o seu e-mail ou use o código que enviamos.`,
  dashboard: msg`A visão geral da sua conta.`,
  services: msg`O que você pode usar, e o que vem depois.`,
  transcriptions: msg`Os áudios que você enviou, em texto.`,
  subscription: msg`Seu plano, seu uso e os planos que existem.`,
  paymentHistory: msg`O que foi cobrado, com recibos.`,
  settings: msg`Tudo o que você pode ajustar, num só lugar.`,
  transcribeSettings: msg`O número de onde vêm os áudios e como o Transcribe responde.`,
  accountSettings: msg`Sua foto, seus dados, seu e-mail e sua privacidade.`,
  securitySettings: msg`Sua senha, os aparelhos conectados e o que aconteceu na sua conta.`,
  adminInbox: msg`O que escreveram para nós.`,
  adminUsers: msg`As contas que existem.`,
  notFound: msg`Este endereço não leva a nenhuma página.`,
}

/** Name of the catalogue these texts are in. */
export const HEAD_CATALOG = 'head'

export const descriptionOf = (i18n: I18n, page: PageId): string => i18n._(DESCRIPTIONS[page])
