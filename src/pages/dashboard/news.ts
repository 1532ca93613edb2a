/** Product news, written with a release, and hidden after their last day. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RouteId } from '#contracts/routes.ts'

/** `from` is inclusive, `until` exclusive. */
export type News = { text: MessageDescriptor; where: MessageDescriptor; route: RouteId; from: string; until: string }

const NEWS: readonly News[] = [
  {
    text: msg`Novo: um Pix em aberto já pode ser pago no histórico.`,
    where: msg`Ver pagamentos`,
    route: 'paymentHistory',
    from: '2026-11-21',
    until: '2026-12-21',
  },
]

export const newsOn = (now: Date, all: readonly News[] = NEWS): News | null => {
  const day = now.toISOString().slice(0, 10)
  return all.find(({ from, until }) => from <= day && day < until) ?? null
}

/** The news of the day on which the page was loaded. */
export const NEWS_NOW = newsOn(new Date())
