import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { waitlistMachine } from './waitlist.machine.ts'

const { after, ends, failures, ignores, onlyAfter, rests, shows } = consequencesOf<typeof waitlistMachine>()

const isForm = rests('form')

const EMAIL = 'ana@prosa.test'
const KEY = 'key-of-ana'

export const waitlistProperties: readonly Property<typeof waitlistMachine>[] = [
  {
    name: 'The waiting list opens with an empty form that complains about nothing',
    cites: ['CONTACT-19'],
    kind: 'start',
    input: 'fresh',
    expect: (state) => isForm(state) && isSame(state.context, { email: null, key: null, issues: {}, failure: null }),
  },
  {
    name: 'The e-mail must match the form {email}, and nobody is put on the list without consent',
    cites: ['FIELD-07', 'CONTACT-19'],
    ...after(isForm, {
      'form.submit:badEmail': { issues: { email: 'email.invalid' } },
      'form.submit:noConsent': { issues: { consent: 'consent.required' } },
    }),
  },
  {
    name: 'An address with consent is handed over as it was given, and nothing else is',
    cites: ['CONTACT-20'],
    ...onlyAfter(isForm, {
      'form.submit:good': {
        keeps: { email: EMAIL },
        calls: { joinWaitlist: { email: EMAIL, consent: 'accepted' } },
      },
    }),
  },
  {
    name: 'The address is named to which the confirmation goes; what failed is told beside the form',
    cites: ['CONTACT-21', 'FAIL-04', 'FAIL-05', 'FAIL-14'],
    ...ends('joinWaitlist', {
      accepted: { shows: 'joined' },
      ...failures(['unreachable', 'limited', 'crashed'], { shows: 'form', keeps: { email: null } }),
    }),
  },
  {
    name: 'Another address can be given, with an empty form',
    cites: ['CONTACT-28'],
    ...after(rests('joined', 'left'), { 'form.again': { shows: 'form', keeps: { email: null } } }),
  },
  {
    name: 'An opened link spends nothing: it offers to confirm and to leave',
    cites: ['CONTACT-23'],
    ...after(isForm, { 'key.found': { shows: 'offer', keeps: { key: KEY }, failure: null, issues: {} } }),
  },
  {
    name: 'A key that is found later changes nothing',
    cites: ['CONTACT-23'],
    ...ignores('key.found', (state) => !isForm(state)),
  },
  {
    name: 'Where the address cannot be read, the form is still there',
    cites: ['FAIL-22'],
    ...ignores('readKey:broken'),
  },
  {
    name: 'A press confirms the entry of the link, and nothing else does',
    cites: ['CONTACT-24'],
    ...onlyAfter(rests('offer'), { 'entry.confirm': { calls: { confirmEntry: { key: KEY } } } }),
  },
  {
    name: 'A confirmed entry is told; a spent link leads to the form that gets a new one, other failures to another try',
    cites: ['CONTACT-24', 'CONTACT-26', 'FAIL-07'],
    ...ends('confirmEntry', {
      confirmed: { shows: 'confirmed' },
      spent: { shows: 'form', failure: 'auth.linkExpired', keeps: { key: null } },
      ...failures(['unreachable', 'crashed'], { shows: 'offer' }),
    }),
  },
  {
    name: 'A press leaves the list, before or after confirming, and nobody leaves who did not ask to',
    cites: ['CONTACT-25'],
    ...onlyAfter(rests('offer', 'confirmed'), {
      'entry.leave': { shows: 'offer', calls: { leaveWaitlist: { key: KEY } } },
    }),
  },
  {
    name: 'Whoever left is told so; leaving that failed can be tried again',
    cites: ['CONTACT-25', 'FAIL-07'],
    ...ends('leaveWaitlist', {
      left: { shows: 'left', keeps: { key: null } },
      ...failures(['unreachable', 'crashed'], { shows: 'offer' }),
    }),
  },
  {
    name: 'The key is kept while the entry can be confirmed or left, the address while it is handed over or named',
    cites: ['CONTACT-27'],
    kind: 'always',
    expect: (state) =>
      (state.context.key !== null) === shows('offer', 'confirmed')(state) &&
      (state.context.email !== null) === (shows('joined')(state) || (shows('form')(state) && state.hasTag('busy'))),
  },
]
