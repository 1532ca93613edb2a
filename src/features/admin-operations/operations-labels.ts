import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MailFailure, Operations } from '#contracts/api/operations.ts'

export const MAIL_FAILURE_LABELS: Record<MailFailure, MessageDescriptor> = {
  expired: msg`O link expirou antes do envio`,
  refused: msg`Recusado pelo servidor de e-mail`,
  credentialsRefused: msg`Usuário ou senha recusados pelo servidor de e-mail`,
  unreachable: msg`Servidor de e-mail fora de alcance`,
}

export const ROLE_LABELS: Record<Operations['servers'][number]['role'], MessageDescriptor> = {
  all: msg`Site e tarefas`,
  web: msg`Site`,
  worker: msg`Tarefas`,
}
