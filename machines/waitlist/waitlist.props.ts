import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { waitlistMachine } from './waitlist.machine.ts'

const { after, ends, failures, ignores, onlyAfter, isIdleIn, shows } = consequencesOf<typeof waitlistMachine>()

const isForm = isIdleIn('form')

const EMAIL = 'ana@prosa.test'
const KEY = 'key-of-ana'

export const waitlistProperties: readonly Property<typeof waitlistMachine>[] = [
  {
    name: 'The waiting list starts with an empty form without issues',
    cites: ['CONTACT-19'],
    kind: 'start',
    input: 'fresh',
    expect: (state) => isForm(state) && isSame(state.context, { email: null, key: null, issues: {}, failure: null }),
  },
  {
    name: 'The e-mail must be a valid address, and consent is required',
    cites: ['FIELD-07', 'CONTACT-19'],
    ...after(isForm, {
      'form.submit:badEmail': { issues: { email: 'email.invalid' } },
      'form.submit:noConsent': { issues: { consent: 'consent.required' } },
    }),
  },
  {
    name: 'A valid address with consent is sent as typed, on submit only',
    cites: ['CONTACT-20'],
    ...onlyAfter(isForm, {
      'form.submit:good': {
        context: { email: EMAIL },
        calls: { joinWaitlist: { email: EMAIL, consent: 'accepted' } },
      },
    }),
  },
  {
    name: 'The address that gets the confirmation is shown after joining; a failure is shown beside the form',
    cites: ['CONTACT-21', 'FAIL-04', 'FAIL-05', 'FAIL-14'],
    ...ends('joinWaitlist', {
      accepted: { shows: 'joined' },
      ...failures(['unreachable', 'limited', 'crashed'], { shows: 'form', context: { email: null } }),
    }),
  },
  {
    name: 'A further address can be entered in an empty form',
    cites: ['CONTACT-28'],
    ...after(isIdleIn('joined', 'entryRemoved'), { 'form.again': { shows: 'form', context: { email: null } } }),
  },
  {
    name: 'Opening a link does not use it up: confirming and leaving are offered',
    cites: ['CONTACT-23'],
    ...after(isForm, { 'key.found': { shows: 'offer', context: { key: KEY }, failure: null, issues: {} } }),
  },
  {
    name: 'A key that arrives later changes nothing',
    cites: ['CONTACT-23'],
    ...ignores('key.found', (state) => !isForm(state)),
  },
  {
    name: 'If the URL cannot be read, the form is shown',
    cites: ['FAIL-22'],
    ...ignores('readKey:broken'),
  },
  {
    name: 'Only the button confirms the entry of the link',
    cites: ['CONTACT-24'],
    ...onlyAfter(isIdleIn('offer'), { 'entry.confirm': { calls: { confirmEntry: { key: KEY } } } }),
  },
  {
    name: 'A confirmed entry is shown; a used link leads to the form for a new one, other failures to a retry',
    cites: ['CONTACT-24', 'CONTACT-26', 'FAIL-07'],
    ...ends('confirmEntry', {
      confirmed: { shows: 'confirmed' },
      spent: { shows: 'form', failure: 'auth.linkExpired', context: { key: null } },
      ...failures(['unreachable', 'crashed'], { shows: 'offer' }),
    }),
  },
  {
    name: 'Only the button leaves the list, before or after confirming',
    cites: ['CONTACT-25'],
    ...onlyAfter(isIdleIn('offer', 'confirmed'), {
      'entry.leave': { shows: 'offer', calls: { leaveWaitlist: { key: KEY } } },
    }),
  },
  {
    name: 'Leaving is confirmed; a failed attempt can be retried',
    cites: ['CONTACT-25', 'FAIL-07'],
    ...ends('leaveWaitlist', {
      removed: { shows: 'entryRemoved', context: { key: null } },
      ...failures(['unreachable', 'crashed'], { shows: 'offer' }),
    }),
  },
  {
    name: 'The key is kept while the entry can be confirmed or removed, the address while it is sent or shown',
    cites: ['CONTACT-27'],
    kind: 'always',
    expect: (state) =>
      (state.context.key !== null) === shows('offer', 'confirmed')(state) &&
      (state.context.email !== null) === (shows('joined')(state) || (shows('form')(state) && state.hasTag('busy'))),
  },
]
