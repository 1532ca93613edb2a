/** The list of transcriptions represents all queries of the account. */
import type { queryModel } from '#machines/query/query.model.ts'
import { transcriptionModel } from '#machines/transcription/transcription.model.ts'
import { subscribe } from '#tests/e2e/real-backend/kit/billing.ts'
import { WITH_REVOKED_SESSION, MOCKED } from '#tests/e2e/real-backend/kit/outcomes.ts'
import type { Exclusion, BackendOf } from '#tests/e2e/real-backend/kit/backend.ts'
import { deliver, link } from '#tests/e2e/real-backend/kit/messaging.ts'
import { newPhone } from '#tests/e2e/real-backend/kit/unique.ts'
import type { Session, TourContext } from '#tests/e2e/real-backend/kit/tour-context.ts'

/** More rows than any tour loads. */
const ROWS = 61

const { decrypted_content: transcription, decrypted_summary: summary } = transcriptionModel.outcomes.decrypt.readable.ok

/** A person whose transcriptions all have a summary, or none; with a plan, as they exceed the free quota. */
const receiver = async (context: TourContext, hasSummary: boolean): Promise<Session> => {
  const session = await subscribe(context, await context.createOther())
  const phone = newPhone('0001')
  await link(context, session, phone)
  const message = { content: transcription, summary: hasSummary ? summary : null }
  await Promise.all(Array.from({ length: ROWS }, () => deliver(context, phone, message)))
  return session
}

type Receivers = { one: Session; two: Session }
const receiversByTour = new WeakMap<TourContext, Receivers>()

const receiversOf = async (context: TourContext): Promise<Receivers> => {
  const receivers = receiversByTour.get(context) ?? {
    one: await receiver(context, true),
    two: await receiver(context, false),
  }
  receiversByTour.set(context, receivers)
  return receivers
}

/** Switches to the person with that list of the model. */
const listOf = (name: keyof Receivers) => async (context: TourContext) =>
  context.adoptSession((await receiversOf(context))[name])

/** The cursor of the next page is of the shown list, so the service cannot answer with another list there. */
const continuesOneList: Exclusion = ({ from, step }) =>
  step.label === 'read:changed' && from.snapshot.matches('loadingMore')
    ? 'another list has no page after a row of this one'
    : null

export const queryBackend: BackendOf<typeof queryModel> = {
  starts: { uncached: async (context) => ({ device: await listOf('one')(context) }) },
  actors: {
    read: {
      answered: { arrange: listOf('one') },
      changed: { arrange: listOf('two') },
      unreachable: MOCKED,
      refused: WITH_REVOKED_SESSION,
      denied: MOCKED,
      withMessage: MOCKED,
      crashed: MOCKED,
    },
  },
  // The request for newer rows is mocked, as the list changes its owner here.
  mocks: ['GET /rest/v1/transcriptions'],
  variants: [continuesOneList],
}
