import { consequencesOf } from '../kit/consequences.ts'
import type { Property } from '../kit/properties.ts'
import { ANA } from '../kit/samples.ts'
import type { linkMailMachine } from './link-mail.machine.ts'

const { after, ends, failures, onlyAfter, rests, shows } = consequencesOf<typeof linkMailMachine>()

export const linkMailProperties: readonly Property<typeof linkMailMachine>[] = [
  {
    name: 'No mail goes out before somebody asks for it',
    cites: ['ACCOUNT-46'],
    kind: 'start',
    input: 'start',
    expect: rests('offered'),
  },
  {
    name: 'Where one was just sent, no other goes out for a minute',
    cites: ['AUTH-08'],
    kind: 'start',
    input: 'justSent',
    expect: shows('sent'),
  },
  {
    name: "It goes to the account's own address, and nothing else sends one",
    cites: ['ACCOUNT-46'],
    ...onlyAfter(rests('offered'), { 'mail.send': { calls: { sendMail: { email: ANA.email } } } }),
  },
  {
    name: 'What was sent is said to be on its way; what failed is told where it can be tried again',
    cites: ['ACCOUNT-46', 'FAIL-04', 'FAIL-05', 'FAIL-07', 'FAIL-14'],
    ...ends('sendMail', {
      sent: { shows: 'sent' },
      ...failures(['limited', 'unreachable', 'crashed'], { shows: 'offered' }),
    }),
  },
  {
    name: 'Another one can be asked for after a minute',
    cites: ['ACCOUNT-46'],
    ...after(shows('sent'), { 'wait resendInterval': { shows: 'offered', keeps: { isSent: false } } }),
  },
]
