import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import type { mailRetryMachine } from './mail-retry.machine.ts'
import { mailRetryModel } from './mail-retry.model.ts'

const { ends, failures, onlyAfter, isIdleIn } = consequencesOf<typeof mailRetryMachine>()

export const mailRetryProperties: readonly Property<typeof mailRetryMachine>[] = [
  {
    name: 'At the start a mail is shown as given up, and not retried',
    cites: ['ADMIN-27'],
    kind: 'start',
    input: 'givenUp',
    expect: (state) => isIdleIn('givenUp')(state) && state.context.failure === null,
  },
  {
    name: 'A given-up mail is retried only when its button is clicked',
    cites: ['ADMIN-27'],
    ...onlyAfter(isIdleIn('givenUp'), {
      'mail.retry': { shows: 'givenUp', failure: null, calls: { retryMail: mailRetryModel.inputs.givenUp } },
    }),
  },
  {
    name: 'A mail in the queue is confirmed; after a failure the reason is shown and the mail can be retried',
    cites: ['ADMIN-27', 'FAIL-07'],
    ...ends('retryMail', {
      queued: { shows: 'queued' },
      ...failures(['notFound', 'unreachable', 'crashed'], { shows: 'givenUp' }),
    }),
  },
]
