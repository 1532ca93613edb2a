/** Reads from the provider what its messages may have failed to tell, and repeats what it could not be told. */
import { type FollowDeps, followSubscription } from './follow-subscription.ts'
import { endUnwanted } from './provider-links.ts'

/** Each once a day; at once if the period of its plan is over, which is late only if the provider says so. */
const DUE = `select l.id from private.provider_subscriptions l join public.subscriptions s on s.id = l.subscription_id
  where l.ended_at is null and (l.read_at < now() - interval '1 day'
    or (s.status in ('active', 'past_due') and s.current_period_end <= now()))`

/** A failure of one does not stop the others: it is repeated at the next run. */
export const reconcile = async (deps: FollowDeps, onFailure: (error: unknown) => void): Promise<void> => {
  for (const { id } of await deps.db.query<{ id: string }>(DUE)) {
    await followSubscription(deps, id).catch(onFailure)
  }
  await endUnwanted(deps).catch(onFailure)
}
