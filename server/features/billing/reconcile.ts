/** Reads from the provider what its webhooks may have failed to deliver, and repeats calls to it that failed. */
import type { Queries } from '#server/database/database.ts'
import { applyWebhookEvent } from './apply-webhook-event.ts'
import { stopDeactivated } from './deactivated-accounts.ts'
import { type FollowDeps, followSubscription } from './follow-subscription.ts'
import type { ProviderCheckout } from './gateway.ts'
import { cancelMarkedSubscriptions } from './provider-links.ts'

/** Each once a day; at once if the period of its plan is over, as only the provider can report that it is late. */
const DUE = `select l.id from private.provider_subscriptions l join public.subscriptions s on s.id = l.subscription_id
  where l.ended_at is null and (l.read_at < now() - interval '1 day'
    or (s.status in ('active', 'past_due') and s.current_period_end <= now()))
  order by l.read_at nulls first`

/**
 * Checkouts that may have changed at the provider. For as long as it repeats its events; before an outage of days
 * also those whose events came during it. In random order: those that one run has no time for are read by a later one.
 */
const UNSETTLED = `select id, provider_id as "providerId" from private.checkouts
  where status in ('open', 'pending', 'declined', 'expired') and provider_id is not null
    and created_at > (select least(tidied_at, now()) from private.upkeep) - interval '3 days'
  order by random()`

const READ_SNAPSHOT = `select s.plan_id, s.status, s.current_period_end, s.is_ending
  from private.provider_subscriptions l join public.subscriptions s on s.id = l.subscription_id where l.id = $1`

const snapshotOf = async (queries: Queries, id: string) => JSON.stringify(await queries.query(READ_SNAPSHOT, [id]))

/** Whether the provider had changed it without an event that arrived. */
const isChanged = async (deps: FollowDeps, id: string): Promise<boolean> => {
  const before = await snapshotOf(deps.db, id)
  await followSubscription(deps, id)
  return before !== (await snapshotOf(deps.db, id))
}

/** Whether it was paid without an event that arrived. */
const isPaid = async (deps: FollowDeps, checkout: ProviderCheckout): Promise<boolean> => {
  const event = await deps.gateway.readCheckout(checkout)
  if (event !== null) await applyWebhookEvent(deps, event)
  return event !== null
}

/** Milliseconds of an hour's run for reading: a slow provider would delay the work on plans. */
const READ_FOR = 10 * 60_000

type Limits = { readFor?: number; stop?: AbortSignal }

/**
 * Resolves with the number of plans that had changed. A failure of one does not stop the others: it is repeated at the
 * next run, as is what there was no time for.
 */
export const reconcile = async (
  deps: FollowDeps,
  onFailure: (error: unknown) => unknown,
  { readFor = READ_FOR, stop }: Limits = {},
): Promise<number> => {
  const until = performance.now() + readFor
  let changed = 0
  const readEach = async <T>(rows: readonly T[], read: (row: T) => Promise<boolean>) => {
    for (const row of rows) {
      if (stop?.aborted === true || performance.now() >= until) return
      await read(row).then((is) => (changed += Number(is)), onFailure)
    }
  }
  await readEach(await deps.db.query<{ id: string }>(DUE), ({ id }) => isChanged(deps, id))
  await readEach(await deps.db.query<ProviderCheckout>(UNSETTLED), (checkout) => isPaid(deps, checkout))
  await stopDeactivated(deps, onFailure, stop)
  await cancelMarkedSubscriptions(deps, onFailure, stop)
  return changed
}
