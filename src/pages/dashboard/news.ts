/** What is new in the product, for as long as it is: written with each release, gone by itself. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RouteId } from '#contracts/routes.ts'

/** Told from the first day on, no longer from the last one on. */
export type News = { text: MessageDescriptor; where: MessageDescriptor; route: RouteId; from: string; until: string }

const NEWS: readonly News[] = [
  {
    text: msg`Novidade: um Pix em aberto agora pode ser pago pelo histórico de pagamentos.`,
    where: msg`Ver pagamentos`,
    route: 'paymentHistory',
    from: '2026-11-21',
    until: '2026-12-21',
  },
]

export const newsAt = (now: Date, all: readonly News[] = NEWS): News | null => {
  const day = now.toISOString().slice(0, 10)
  return all.find(({ from, until }) => from <= day && day < until) ?? null
}

/** As of when the page came. */
export const NEWS_NOW = newsAt(new Date())
