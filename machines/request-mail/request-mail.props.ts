import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import { ANA } from '../kit/samples.ts'
import type { requestMailMachine } from './request-mail.machine.ts'

const { after, ends, failures, onlyAfter, isIdleIn, shows } = consequencesOf<typeof requestMailMachine>()

export const requestMailProperties: readonly Property<typeof requestMailMachine>[] = [
  {
    name: 'At the start the e-mail is offered, and not sent',
    cites: ['ACCOUNT-46'],
    kind: 'start',
    input: 'start',
    expect: isIdleIn('offered'),
  },
  {
    name: 'The request starts as sent if an e-mail has just been sent',
    cites: ['AUTH-08'],
    kind: 'start',
    input: 'justSent',
    expect: shows('sent'),
  },
  {
    name: "The e-mail goes to the account's own address, by the button only, and not during the minute after one was sent",
    cites: ['ACCOUNT-46', 'AUTH-08'],
    ...onlyAfter(isIdleIn('offered'), { 'mail.send': { calls: { sendMail: { email: ANA.email } } } }),
  },
  {
    name: 'A sent e-mail is confirmed; a failure is shown with a retry',
    cites: ['ACCOUNT-46', 'FAIL-04', 'FAIL-05', 'FAIL-07', 'FAIL-14'],
    ...ends('sendMail', {
      sent: { shows: 'sent' },
      ...failures(['limited', 'unreachable', 'crashed'], { shows: 'offered' }),
    }),
  },
  {
    name: 'A further e-mail can be requested after a minute',
    cites: ['ACCOUNT-46', 'AUTH-08'],
    ...after(shows('sent'), {
      'wait resendInterval': { shows: 'offered', context: { isSent: false }, waited: 60_000 },
    }),
  },
]
