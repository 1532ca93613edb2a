/** The title of each page, needed wherever it is shown; what only machines read of a head is in `src/head`. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { BRAND_NAME } from '#contracts/brand.ts'
import type { PageId } from './place.ts'

const NAMES: Record<PageId, MessageDescriptor> = {
  home: msg`Áudios que viram texto e resumo`,
  about: msg`Quem somos`,
  products: msg`Produtos e planos`,
  innovation: msg`Inovação`,
  contact: msg`Contato`,
  login: msg`Entrar`,
  register: msg`Criar conta`,
  privacy: msg`Política de privacidade`,
  terms: msg`Termos de uso`,
  accessibility: msg`Acessibilidade`,
  testEffects: msg`Efeitos do site`,
  waitlist: msg`Lista de espera`,
  goodbye: msg`Até logo`,
  resetPassword: msg`Nova senha`,
  authCallback: msg`Confirmação`,
  dashboard: msg`Minha conta`,
  services: msg`Serviços`,
  transcriptions: msg`Transcrições`,
  subscription: msg`Assinatura`,
  paymentHistory: msg`Pagamentos`,
  settings: msg`Configurações`,
  transcribeSettings: msg`Ajustes do Transcribe`,
  accountSettings: msg`Dados da conta`,
  securitySettings: msg`Segurança`,
  adminInbox: msg`Mensagens recebidas`,
  adminUsers: msg`Pessoas`,
  notFound: msg`Página não encontrada`,
}

/** What a page is called, without the name of the site. */
export const nameOf = (i18n: I18n, page: PageId): string => i18n._(NAMES[page])
export const titleOf = (i18n: I18n, page: PageId): string => `${nameOf(i18n, page)} | ${BRAND_NAME}`
