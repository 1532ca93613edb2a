import { CONSENT_VERSION } from '#contracts/consent.ts'
import { startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { consentMachine } from './consent.machine.ts'

type Is = Predicate<typeof consentMachine>

const isRecalling: Is = (state) => state.matches('recalling')
const isAsking: Is = (state) => state.matches('asking')
const isChoosing: Is = (state) => state.matches('choosing')
const isRemembering: Is = (state) => state.matches('remembering')
const isGranted: Is = (state) => state.matches('granted')
const isRefused: Is = (state) => state.matches('refused')
const toldOf = ({ told }: Pick<Occurrence, 'told'>) => told.map(({ event }) => event.type).join()
const isVisit: Is = (state) => isRecalling(state) && !state.context.isReopened
const isReopened: Is = (state) => isRecalling(state) && state.context.isReopened

export const consentProperties: readonly Property<typeof consentMachine>[] = [
  {
    name: 'Nothing is shown or measured before the device was asked',
    cites: ['PREF-01'],
    kind: 'start',
    input: 'visit',
    expect: (state) => isVisit(state) && state.context.statistics === null,
  },
  {
    name: 'Whoever opens the choices is asked about what was chosen before too',
    cites: ['PREF-06'],
    kind: 'start',
    input: 'reopened',
    expect: (state) => isReopened(state) && state.context.statistics === null,
  },
  {
    name: 'Whoever has not chosen is asked',
    cites: ['PREF-02'],
    kind: 'after',
    on: ['recallChoice:unasked', 'recallChoice:crashed'],
    from: isVisit,
    expect: ({ after }) => isAsking(after) && after.context.statistics === null,
  },
  {
    name: 'An earlier yes holds without being asked for again',
    cites: ['PREF-04'],
    kind: 'after',
    on: 'recallChoice:granted',
    from: isVisit,
    expect: ({ after }) => isGranted(after) && after.context.statistics === 'yes',
  },
  {
    name: 'An earlier no holds as well',
    cites: ['PREF-04'],
    kind: 'after',
    on: 'recallChoice:refused',
    from: isVisit,
    expect: ({ after }) => isRefused(after) && after.context.statistics === 'no',
  },
  {
    name: 'The footer opens the choices as they are',
    cites: ['PREF-06'],
    kind: 'after',
    on: 'recallChoice:granted',
    from: isReopened,
    expect: ({ after }) => isChoosing(after) && after.context.statistics === 'yes',
  },
  {
    name: 'It does so after a no',
    cites: ['PREF-06'],
    kind: 'after',
    on: 'recallChoice:refused',
    from: isReopened,
    expect: ({ after }) => isChoosing(after) && after.context.statistics === 'no',
  },
  {
    name: 'And where nothing was chosen',
    cites: ['PREF-06'],
    kind: 'after',
    on: 'recallChoice:unasked',
    from: isReopened,
    expect: ({ after }) => isChoosing(after) && after.context.statistics === null,
  },
  {
    name: 'A device that cannot tell leads to the question',
    cites: ['PREF-02'],
    kind: 'after',
    on: 'recallChoice:crashed',
    from: isReopened,
    expect: ({ after }) => isAsking(after),
  },
  {
    name: 'One press accepts',
    cites: ['PREF-03'],
    kind: 'after',
    on: 'consent.accept',
    from: isAsking,
    expect: (it) =>
      isRemembering(it.after) && startsWith(it, 'rememberChoice', { version: CONSENT_VERSION, statistics: true }),
  },
  {
    name: 'One press refuses',
    cites: ['PREF-03'],
    kind: 'after',
    on: 'consent.refuse',
    from: isAsking,
    expect: (it) =>
      isRemembering(it.after) && startsWith(it, 'rememberChoice', { version: CONSENT_VERSION, statistics: false }),
  },
  {
    name: 'One press leads to the choice, with nothing chosen beforehand',
    cites: ['PREF-03'],
    kind: 'after',
    on: 'consent.choose',
    from: isAsking,
    expect: ({ after }) => isChoosing(after) && after.context.statistics === null,
  },
  {
    name: 'A chosen purpose is kept as chosen',
    cites: ['PREF-04'],
    kind: 'after',
    on: 'choice.save:statistics',
    from: isChoosing,
    expect: (it) =>
      isRemembering(it.after) && startsWith(it, 'rememberChoice', { version: CONSENT_VERSION, statistics: true }),
  },
  {
    name: 'A purpose that was not chosen is refused',
    cites: ['PREF-05'],
    kind: 'after',
    on: 'choice.save:nothing',
    from: isChoosing,
    expect: (it) =>
      isRemembering(it.after) && startsWith(it, 'rememberChoice', { version: CONSENT_VERSION, statistics: false }),
  },
  {
    name: 'Leaving the choices changes nothing: an earlier yes or no holds, and whoever never chose is asked',
    cites: ['PREF-07'],
    kind: 'after',
    on: 'choice.cancel',
    from: isChoosing,
    expect: ({ before, after }) => {
      const { statistics } = before.context
      if (after.context.statistics !== statistics) return false
      if (statistics === null) return isAsking(after)
      return statistics === 'yes' ? isGranted(after) : isRefused(after)
    },
  },
  {
    name: 'A choice holds for the visit, whether it could be stored or not',
    cites: ['PREF-04'],
    kind: 'after',
    on: ['rememberChoice:remembered', 'rememberChoice:crashed'],
    from: isRemembering,
    expect: ({ before, after }) =>
      after.context.statistics === before.context.statistics &&
      (before.context.statistics === 'yes' ? isGranted(after) : isRefused(after)),
  },
  {
    name: 'Measuring begins with a yes, and never before or after a no',
    cites: ['PREF-01'],
    kind: 'everyStep',
    when: (it) => toldOf(it).includes('measuring.start'),
    expect: ({ after }) => isGranted(after) && after.context.statistics === 'yes',
  },
  {
    name: 'Every yes is measured',
    cites: ['PREF-01'],
    kind: 'everyStep',
    when: ({ before, after }) => isGranted(after) && !isGranted(before),
    expect: (it) => toldOf(it) === 'measuring.start',
  },
  {
    name: 'Measuring ends as soon as the choices are open',
    cites: ['PREF-06'],
    kind: 'after',
    on: 'consent.open',
    from: isGranted,
    expect: (it) => toldOf(it) === 'measuring.stop',
  },
  {
    name: 'The choices can be opened again at any time, and nothing is measured meanwhile',
    cites: ['PREF-06'],
    kind: 'after',
    on: 'consent.open',
    from: (state) => isGranted(state) || isRefused(state),
    expect: ({ before, after }) => isChoosing(after) && after.context.statistics === before.context.statistics,
  },
  {
    name: 'Measuring that fails bothers nobody',
    cites: ['PREF-08'],
    kind: 'after',
    on: 'measureVisits:broken',
    from: () => true,
    expect: staysAsItWas,
  },
  {
    name: 'Yes and no are told apart by what was chosen',
    cites: ['PREF-05'],
    kind: 'always',
    expect: (state) =>
      (!isGranted(state) || state.context.statistics === 'yes') &&
      (!isRefused(state) || state.context.statistics === 'no'),
  },
]
