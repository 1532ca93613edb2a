/** Meta description of each page. In a catalogue of its own, `head`, which no page needs to render its content. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { MESSAGING_PLATFORM } from '#contracts/brand.ts'
import type { PageId } from '#src/page-context/place.ts'

const DESCRIPTIONS: Record<PageId, MessageDescriptor> = {
  home: msg`Encaminhe um áudio do ${MESSAGING_PLATFORM} e receba o texto com um resumo do que importa: reunião, dia, hora e lugar. Em quatro idiomas, grátis para começar.`,
  about: msg`A missão, a visão e as duas pessoas por trás do Transcribe, a ferramenta que transforma áudios em texto com resumo, em quatro idiomas.`,
  products: msg`Veja como o Transcribe transforma áudios do ${MESSAGING_PLATFORM} em texto com resumo, teste com o seu áudio, compare os planos e saiba o que vem depois.`,
  innovation: msg`Como a nossa IA transforma fala em texto e resumo, os princípios que ela precisa cumprir e uma rede neural que você treina na própria tela.`,
  contact: msg`Fale com quem faz o Transcribe, por mensagem ou e-mail: suporte, parcerias e imprensa. Respondemos em até 24 horas, em dias úteis.`,
  login: msg`Entre na sua conta para ver as suas transcrições.`,
  register: msg`Crie a sua conta gratuita, com cinco transcrições por mês.`,
  privacy: msg`Que dados tratamos ao transcrever os seus áudios, para quê, por quanto tempo e com quem, e como você exerce os seus direitos da LGPD.`,
  terms: msg`As regras do Transcribe: planos, pagamento, cancelamento, conteúdo e responsabilidades, com um resumo de uma linha em cada parte.`,
  accessibility: msg`Um site para quem não pode ouvir: o que já funciona com teclado, leitor de tela e zoom, o que ainda falta e como avisar de uma barreira.`,
  testEffects: msg`Cada efeito do site, com um botão para ligar e desligar.`,
  waitlist: msg`Deixe o seu e-mail e saiba quando o Life Reminder chegar.`,
  goodbye: msg`A despedida de quem excluiu a conta.`,
  resetPassword: msg`Escolha uma nova senha para a sua conta.`,
  authCallback: msg`Confirme o seu e-mail ou use o código que enviamos.`,
  dashboard: msg`A visão geral da sua conta.`,
  services: msg`O que você pode usar, e o que vem depois.`,
  transcriptions: msg`Os áudios que você enviou, em texto.`,
  subscription: msg`Seu plano, o uso deste mês e os outros planos.`,
  paymentHistory: msg`O que foi cobrado, com recibos.`,
  settings: msg`Tudo o que você pode ajustar, em um só lugar.`,
  accountSettings: msg`Sua foto e seus dados pessoais.`,
  emailSettings: msg`O e-mail da sua conta e como trocá-lo.`,
  privacySettings: msg`O que pode ser feito com os dados da sua conta.`,
  dataSettings: msg`Uma cópia de tudo o que guardamos sobre você, e a exclusão da conta.`,
  securitySettings: msg`Sua senha, os aparelhos em uso e o que aconteceu na sua conta.`,
  transcribeSettings: msg`O número de onde você manda os áudios e como o Transcribe responde.`,
  languageSettings: msg`O idioma, as cores e o modo leitura deste aparelho.`,
  adminInbox: msg`As mensagens do formulário de contato.`,
  adminPerson: msg`Uma conta e o que aconteceu nela.`,
  adminUsers: msg`Todas as contas.`,
  adminOperations: msg`O que está no ar, o que espera e o que falhou.`,
  notFound: msg`Este endereço não leva a nenhuma página.`,
}

/** Name of the catalogue these texts are in. */
export const HEAD_CATALOG = 'head'

export const descriptionOf = (i18n: I18n, page: PageId): string => i18n._(DESCRIPTIONS[page])
