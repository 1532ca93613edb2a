/** Notifies the owner that the account was deactivated, with the reason and what to do, or that it is active again. */
import type { UserChanges } from '#contracts/api/admin.ts'
import type { DeactivationReason } from '#contracts/forms/activation.ts'
import type { Language } from '#contracts/languages.ts'
import { pathOf } from '#contracts/routes.ts'
import { personOf } from '#server/account/person.ts'
import type { Queries } from '#server/database/database.ts'
import { recipientFields } from '#server/mail/mail.ts'
import type { Outbox } from '#server/mail/outbox.ts'

export type ActivationMailDeps = { outbox: Outbox; origin: string }

/** Fixed texts: the note for other administrators is never sent. */
const REASONS: Record<DeactivationReason, Record<Language, string>> = {
  terms: {
    pt: 'o uso da conta descumpriu os nossos termos de uso',
    en: 'the way the account was used broke our terms of use',
    es: 'el uso de la cuenta incumplió nuestros términos de uso',
    fr: 'l’utilisation du compte était contraire à nos conditions d’utilisation',
  },
  risk: {
    pt: 'o uso da conta pôs outras contas em risco',
    en: 'the way the account was used put other accounts at risk',
    es: 'el uso de la cuenta puso otras cuentas en riesgo',
    fr: 'l’utilisation du compte mettait d’autres comptes en danger',
  },
  security: {
    pt: 'há sinais de que outra pessoa entrou na conta, e queremos proteger o que é seu',
    en: 'there are signs that somebody else got into the account, and we want to protect what is yours',
    es: 'hay señales de que otra persona entró en la cuenta, y queremos proteger lo tuyo',
    fr: 'des signes montrent qu’une autre personne est entrée dans le compte, et nous voulons protéger ce qui est à vous',
  },
  request: {
    pt: 'recebemos um pedido seu para isso',
    en: 'you asked us to do so',
    es: 'nos lo pediste',
    fr: 'vous nous l’avez demandé',
  },
}

export const writeActivationMail = async (
  { outbox, origin }: ActivationMailDeps,
  queries: Queries,
  userId: string,
  changes: UserChanges,
): Promise<void> => {
  const person = await personOf(queries, userId)
  if (person === null) return
  const common = recipientFields(person)
  const linkTo = (route: 'contact' | 'login') => new URL(pathOf(route, person.language), origin).href
  await outbox.enqueue(
    queries,
    changes.is_active
      ? { ...common, kind: 'accountActivated', link: linkTo('login') }
      : {
          ...common,
          kind: 'accountDeactivated',
          reason: REASONS[changes.reason][person.language],
          link: linkTo('contact'),
        },
  )
}
