/** Search index of the settings: names and synonyms. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RouteId } from '#contracts/routes.ts'

export type Entry = {
  page: RouteId
  /** Id of the card on the page, where it has several. */
  card?: string
  name: MessageDescriptor
  /** Other words for it, as people write them, separated by spaces; never shown (hence the context of their own). */
  words: MessageDescriptor
}

export const ENTRIES: readonly Entry[] = [
  {
    page: 'accountSettings',
    card: 'photo',
    name: msg`Sua foto`,
    words: msg({ context: 'search', message: 'avatar imagem retrato perfil' }),
  },
  {
    page: 'accountSettings',
    card: 'data',
    name: msg`Seus dados`,
    words: msg({
      context: 'search',
      message: 'nome telefone celular CPF nascimento aniversário empresa cargo perfil nota fiscal',
    }),
  },
  {
    page: 'accountSettings',
    card: 'data',
    name: msg`Idioma dos e-mails`,
    words: msg({ context: 'search', message: 'língua português inglês espanhol francês mensagens avisos' }),
  },
  {
    page: 'emailSettings',
    name: msg`Trocar o e-mail`,
    words: msg({ context: 'search', message: 'email endereço login entrar mudar alterar' }),
  },
  {
    page: 'privacySettings',
    card: 'use',
    name: msg`Medir o uso da conta`,
    words: msg({ context: 'search', message: 'privacidade estatísticas rastreamento consentimento LGPD analytics' }),
  },
  {
    page: 'privacySettings',
    card: 'cookies',
    name: msg`Escolhas de cookies`,
    words: msg({ context: 'search', message: 'privacidade consentimento estatísticas rastreamento LGPD' }),
  },
  {
    page: 'dataSettings',
    card: 'copy',
    name: msg`Cópia dos seus dados`,
    words: msg({
      context: 'search',
      message: 'exportar baixar download arquivo portabilidade backup LGPD meus direitos',
    }),
  },
  {
    page: 'dataSettings',
    card: 'delete',
    name: msg`Excluir a conta`,
    words: msg({ context: 'search', message: 'apagar encerrar cancelar remover deletar LGPD meus direitos' }),
  },
  {
    page: 'securitySettings',
    card: 'methods',
    name: msg`Formas de entrar`,
    words: msg({ context: 'search', message: 'Google login senha confirmar e-mail email' }),
  },
  {
    page: 'securitySettings',
    card: 'password',
    name: msg`Trocar a senha`,
    words: msg({ context: 'search', message: 'password mudar alterar nova esqueci criar' }),
  },
  {
    page: 'securitySettings',
    card: 'second-factor',
    name: msg`Verificação em duas etapas`,
    words: msg({ context: 'search', message: '2FA dois fatores autenticação autenticador código QR recuperação' }),
  },
  {
    page: 'securitySettings',
    card: 'devices',
    name: msg`Aparelhos`,
    words: msg({ context: 'search', message: 'sessões dispositivos celular computador sair desconectar encerrar' }),
  },
  {
    page: 'securitySettings',
    card: 'activity',
    name: msg`Atividade recente`,
    words: msg({ context: 'search', message: 'histórico acessos registro entrada' }),
  },
  {
    page: 'transcribeSettings',
    card: 'number',
    name: msg`Número de onde você manda os áudios`,
    words: msg({ context: 'search', message: 'WhatsApp telefone celular código conectar desconectar vincular' }),
  },
  {
    page: 'transcribeSettings',
    card: 'reply',
    name: msg`Como o Transcribe responde`,
    words: msg({ context: 'search', message: 'resposta resumo idioma tradução compromissos grupos pausar pausa' }),
  },
  {
    page: 'transcribeSettings',
    card: 'retention',
    name: msg`Por quanto tempo guardar as transcrições`,
    words: msg({ context: 'search', message: 'apagar prazo dias retenção excluir' }),
  },
  {
    page: 'languageSettings',
    card: 'language',
    name: msg`Idioma do site`,
    words: msg({ context: 'search', message: 'língua português inglês espanhol francês' }),
  },
  {
    page: 'languageSettings',
    card: 'colours',
    name: msg`Cores`,
    words: msg({ context: 'search', message: 'tema escuro claro modo noturno dark' }),
  },
  {
    page: 'languageSettings',
    card: 'reading',
    name: msg`Modo leitura`,
    words: msg({ context: 'search', message: 'letra fonte tamanho contraste espaçamento dislexia acessibilidade' }),
  },
  {
    page: 'subscription',
    name: msg`Plano`,
    words: msg({ context: 'search', message: 'assinatura Premium preço limite cancelar assinar' }),
  },
  {
    page: 'paymentHistory',
    name: msg`Pagamentos`,
    words: msg({ context: 'search', message: 'recibo cobrança Pix cartão nota fiscal fatura' }),
  },
]
