import { CONSENT_VERSION } from '#contracts/consent.ts'
import { consequencesOf } from '../kit/consequences.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { consentMachine } from './consent.machine.ts'

const { after, ends, ignores, isIdleIn, shows } = consequencesOf<typeof consentMachine>()

type Is = Predicate<typeof consentMachine>

const isYes: Is = ({ context }) => context.statistics === 'yes'
/** The question is closed, and a choice was made. */
const isChosen: Is = (state) => isIdleIn(null)(state) && state.context.statistics !== null

const isMeasuring: Is = (state) => isChosen(state) && isYes(state) && !state.hasTag('busy')

const START = { measureVisits: { type: 'measuring.start' } } as const
const STOP = { measureVisits: { type: 'measuring.stop' } } as const

/** The question closes, and measuring starts if consent was given. */
const keepsChoice = ({ before }: Occurrence<typeof consentMachine>) => ({
  shows: null,
  ...(isYes(before) && { sends: START }),
})

const YES = {
  shows: null,
  context: { statistics: 'yes' },
  calls: { rememberChoice: { version: CONSENT_VERSION, statistics: true } },
} as const
const NO = {
  shows: null,
  context: { statistics: 'no' },
  calls: { rememberChoice: { version: CONSENT_VERSION, statistics: false } },
} as const

export const consentProperties: readonly Property<typeof consentMachine>[] = [
  {
    name: 'Nothing is shown or measured before the stored choice was read, even if the choices are requested',
    cites: ['PREF-01', 'PREF-06'],
    kind: 'always',
    when: (state) => shows(null)(state) && state.context.statistics === null,
    expect: (state) => state.hasTag('busy'),
  },
  {
    name: 'Without a stored choice the question is shown; a stored choice applies, and the footer opens the choices with it',
    cites: ['PREF-02', 'PREF-04', 'PREF-06'],
    ...ends('loadChoice', {
      undecided: ({ before }) => ({ shows: before.context.isReopened ? 'choices' : 'prompt' }),
      granted: ({ before }) => ({
        context: { statistics: 'yes' },
        ...(before.context.isReopened ? { shows: 'choices' } : { sends: START }),
      }),
      refused: ({ before }) => ({ context: { statistics: 'no' }, shows: before.context.isReopened ? 'choices' : null }),
      crashed: { shows: 'prompt' },
    }),
  },
  {
    name: 'One button accepts, one refuses, and one opens the choices, which changes nothing yet',
    cites: ['PREF-03', 'PREF-05'],
    ...after(isIdleIn('prompt'), {
      'consent.accept': YES,
      'consent.refuse': NO,
      'consent.choose': { shows: 'choices' },
    }),
  },
  {
    name: 'The choice is stored, and a purpose that was not chosen is refused',
    cites: ['PREF-05'],
    ...after(isIdleIn('choices'), { 'choice.save:statistics': YES, 'choice.save:nothing': NO }),
  },
  {
    name: 'Closing the choices changes nothing: a stored choice applies, and without one the question is shown',
    cites: ['PREF-07'],
    ...after(isIdleIn('choices'), {
      'choice.cancel': ({ before }) => ({
        shows: before.context.statistics === null ? 'prompt' : null,
        ...(isYes(before) && { sends: START }),
      }),
    }),
  },
  {
    name: 'A choice applies to the visit, whether it could be stored or not',
    cites: ['PREF-04'],
    ...ends('rememberChoice', { remembered: keepsChoice, crashed: keepsChoice }),
  },
  {
    name: 'Measuring starts with consent, and never before it or after a refusal',
    cites: ['PREF-01'],
    kind: 'everyStep',
    when: ({ sent }) => sent.some(({ event }) => event.type === 'measuring.start'),
    expect: (it) => isChosen(it.after) && isYes(it.after),
  },
  {
    name: 'The choices can be opened again at any time, and nothing is measured meanwhile',
    cites: ['PREF-06'],
    ...after(isChosen, {
      'consent.open': ({ before }) => ({ shows: 'choices', ...(isYes(before) && { sends: STOP }) }),
    }),
  },
  {
    name: 'A choice made in another tab applies here at once, and closes the question',
    cites: ['PREF-24'],
    ...after(() => true, {
      'choice.changed:granted': ({ before }) => ({
        shows: null,
        context: { statistics: 'yes' },
        ...(!isMeasuring(before) && { sends: START }),
      }),
      'choice.changed:refused': ({ before }) => ({
        shows: null,
        context: { statistics: 'no' },
        ...(isMeasuring(before) && { sends: STOP }),
      }),
    }),
  },
  {
    name: 'When other tabs can no longer be watched, nothing changes',
    cites: ['PREF-24'],
    ...ignores('watchChoice:broken'),
  },
  {
    name: 'A failure to measure changes nothing on the page',
    cites: ['PREF-08'],
    ...ignores('measureVisits:broken'),
  },
]
