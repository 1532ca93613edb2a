/**
 * Cancels the subscriptions of deactivated accounts at the provider, and closes their payable pages: the owners have no
 * access to the calls that would. The month that was paid lasts, and once the account is active again its owner can
 * take the cancellation back.
 */
import { closeCheckouts, deactivatedPayers } from './checkouts.ts'
import { type FollowDeps, followSubscription } from './follow-subscription.ts'

const CHARGED = `select l.id, s.current_period_end <= now() as "isOver"
  from private.provider_subscriptions l join public.subscriptions s on s.id = l.subscription_id
    join public.users u on u.id = l.user_uuid
  where not u.is_active and l.ended_at is null and not l.is_unwanted
    and s.status in ('active', 'past_due') and not s.is_ending`

/** For all deactivated accounts, as the maintenance repeats failed calls. A failure of one does not stop the others. */
export const stopDeactivated = async (
  deps: FollowDeps,
  onFailure: (error: unknown) => unknown,
  signal?: AbortSignal,
): Promise<void> => {
  const { db, gateway } = deps
  const stop = async ({ id, isOver }: { id: string; isOver: boolean | null }) => {
    // A plan whose period is over is being charged already, which a cancellation would not stop.
    await (isOver === true ? gateway.end(id) : gateway.cancel(id))
    await followSubscription(deps, id)
  }
  // First: one that was paid meanwhile begins a subscription.
  for (const payer of await deactivatedPayers(db)) {
    if (signal?.aborted === true) return
    await closeCheckouts(deps, payer).catch(onFailure)
  }
  for (const charged of await db.query<Parameters<typeof stop>[0]>(CHARGED)) {
    if (signal?.aborted === true) return
    await stop(charged).catch(onFailure)
  }
}
