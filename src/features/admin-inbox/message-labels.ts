import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MessageStatus } from '#contracts/api/admin.ts'
import type { ContactSubject } from '#contracts/forms/contact.ts'

type Status = {
  tone: 'success' | 'warning' | 'info'
  name: MessageDescriptor
  /** Label of the status filter. */
  plural: MessageDescriptor
  /** Announced after the status was changed. */
  done: MessageDescriptor
}

export const STATUS_LABELS: Record<MessageStatus, Status> = {
  new: {
    tone: 'warning',
    name: msg`Nova`,
    plural: msg`Novas`,
    done: msg`A mensagem está entre as novas.`,
  },
  answered: {
    tone: 'success',
    name: msg`Respondida`,
    plural: msg`Respondidas`,
    done: msg`A mensagem está entre as respondidas.`,
  },
  closed: {
    tone: 'info',
    name: msg`Encerrada`,
    plural: msg`Encerradas`,
    done: msg`A mensagem está entre as encerradas.`,
  },
}

export const SUBJECT_LABELS: Record<ContactSubject, MessageDescriptor> = {
  support: msg`Suporte técnico`,
  partnerships: msg`Parcerias e negócios`,
  press: msg`Imprensa e mídia`,
  feedback: msg`Opiniões e sugestões`,
  others: msg`Outros`,
}
