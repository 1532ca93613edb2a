/** The title of each page, loaded with it; metadata for crawlers is in `src/head`. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { BRAND_NAME, MESSAGING_PLATFORM } from '#contracts/brand.ts'
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
  dashboard: msg`Início`,
  services: msg`Serviços`,
  transcriptions: msg`Transcrições`,
  subscription: msg`Plano`,
  paymentHistory: msg`Pagamentos`,
  settings: msg`Conta`,
  accountSettings: msg`Perfil`,
  emailSettings: msg`E-mail`,
  privacySettings: msg`Privacidade`,
  dataSettings: msg`Meus dados`,
  securitySettings: msg`Segurança`,
  transcribeSettings: msg`Transcribe`,
  languageSettings: msg`Idioma e leitura`,
  adminInbox: msg`Mensagens recebidas`,
  adminPerson: msg`Pessoa`,
  adminUsers: msg`Pessoas`,
  adminOperations: msg`Operação`,
  notFound: msg`Página não encontrada`,
}

/** Longer titles of listed pages, for search results (SITE-31). */
const TITLES: Partial<Record<PageId, MessageDescriptor>> = {
  home: msg`Áudios do ${MESSAGING_PLATFORM} viram texto e resumo`,
  about: msg`Quem somos: a equipe do Transcribe`,
  products: msg`Transcrição de áudios: produtos e planos`,
  innovation: msg`Inovação: a IA que transforma voz em texto`,
  contact: msg`Contato: suporte, parcerias e imprensa`,
  privacy: msg`Política de privacidade dos seus áudios`,
  terms: msg`Termos de uso da transcrição de áudios`,
  accessibility: msg`Acessibilidade: ler em vez de ouvir`,
}

/** The name of a page, without the name of the site. */
export const nameOf = (i18n: I18n, page: PageId): string => i18n._(NAMES[page])
export const withBrand = (name: string): string => `${name} | ${BRAND_NAME}`
export const titleOf = (i18n: I18n, page: PageId): string => withBrand(i18n._(TITLES[page] ?? NAMES[page]))
