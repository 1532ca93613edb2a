/** Labels of the audit log's events. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AuditEvent } from '#contracts/api/activity.ts'

export const ACTIVITY_LABELS: Record<AuditEvent, MessageDescriptor> = {
  'session.opened': msg`Acesso à conta`,
  'session.ended': msg`Sessão encerrada em outro aparelho`,
  'session.othersEnded': msg`Sessões encerradas em outros aparelhos`,
  'google.linked': msg`Conta do Google conectada`,
  'factor.added': msg`Verificação em duas etapas ativada`,
  'factor.removed': msg`Verificação em duas etapas desativada`,
  'factor.codesMade': msg`Códigos de recuperação criados`,
  'factor.codeUsed': msg`Código de recuperação usado`,
  'password.changed': msg`Senha trocada`,
  'password.recovered': msg`Senha redefinida por e-mail`,
  'email.changeRequested': msg`Troca de e-mail pedida`,
  'email.changeCancelled': msg`Troca de e-mail cancelada`,
  'email.changed': msg`E-mail trocado`,
  'profile.changed': msg`Dados da conta alterados`,
  'avatar.changed': msg`Foto trocada`,
  'avatar.removed': msg`Foto removida`,
  'privacy.changed': msg`Privacidade alterada`,
  'transcribe.changed': msg`Ajustes do Transcribe alterados`,
  'transcription.deleted': msg`Transcrição apagada`,
  'transcription.restored': msg`Transcrição recuperada`,
  'number.linked': msg`Número conectado`,
  'number.unlinked': msg`Número desconectado`,
  'export.requested': msg`Cópia dos dados pedida`,
  'export.downloaded': msg`Cópia dos dados baixada`,
  'plan.changed': msg`Plano alterado`,
  'account.deactivated': msg`Conta desativada`,
  'account.activated': msg`Conta reativada`,
}
