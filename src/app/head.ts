/** Title and description of each page, for the prerendered head and for every change of page. */
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { BRAND_NAME } from '#contracts/brand.ts'
import type { PageId } from './pages.ts'

type Head = { title: MessageDescriptor; description: MessageDescriptor }

const HEADS = {
  home: {
    title: msg`Áudios que viram texto e resumo`,
    description: msg`O Transcribe transforma áudios de mensagens em texto com um resumo do que importa, em quatro idiomas.`,
  },
  contact: {
    title: msg`Contato`,
    description: msg`Fale com a nossa equipe: suporte, parcerias e imprensa. Respondemos em até 24 horas.`,
  },
  login: { title: msg`Entrar`, description: msg`Entre na sua conta para ver as suas transcrições.` },
  register: {
    title: msg`Criar conta`,
    description: msg`Crie a sua conta gratuita, com cinco transcrições por mês.`,
  },
  resetPassword: { title: msg`Nova senha`, description: msg`Escolha uma nova senha para a sua conta.` },
  authCallback: { title: msg`Confirmação`, description: msg`Confirme o seu e-mail ou use o código que enviamos.` },
  dashboard: { title: msg`Minha conta`, description: msg`A visão geral da sua conta.` },
  notFound: { title: msg`Página não encontrada`, description: msg`Este endereço não leva a nenhuma página.` },
} satisfies Record<PageId, Head>

export const titleOf = (i18n: I18n, page: PageId): string => `${i18n._(HEADS[page].title)} | ${BRAND_NAME}`
export const descriptionOf = (i18n: I18n, page: PageId): string => i18n._(HEADS[page].description)
