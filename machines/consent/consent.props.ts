import { CONSENT_VERSION } from '#contracts/consent.ts'
import { startsWith, staysAsItWas } from '../kit/happenings.ts'
import type { Happening, Predicate, Property } from '../kit/properties.ts'
import type { consentMachine } from './consent.machine.ts'

type Is = Predicate<typeof consentMachine>

const isRecalling: Is = (state) => state.matches('recalling')
const isAsking: Is = (state) => state.matches('asking')
const isChoosing: Is = (state) => state.matches('choosing')
const isRemembering: Is = (state) => state.matches('remembering')
const isGranted: Is = (state) => state.matches('granted')
const isRefused: Is = (state) => state.matches('refused')
const toldOf = ({ told }: Pick<Happening, 'told'>) => told.map(({ event }) => event.type).join()
const isVisit: Is = (state) => isRecalling(state) && !state.context.isReopened
const isReopened: Is = (state) => isRecalling(state) && state.context.isReopened

export const consentProperties: readonly Property<typeof consentMachine>[] = [
  {
    says: 'Nothing is shown or measured before the device was asked',
    cites: ['PREF-01'],
    kind: 'start',
    input: 'visit',
    holds: (state) => isVisit(state) && state.context.statistics === null,
  },
  {
    says: 'Whoever opens the choices is asked about what was chosen before too',
    cites: ['PREF-06'],
    kind: 'start',
    input: 'reopened',
    holds: (state) => isReopened(state) && state.context.statistics === null,
  },
  {
    says: 'Whoever has not chosen is asked',
    cites: ['PREF-02'],
    kind: 'after',
    on: ['recallChoice:unasked', 'recallChoice:crashed'],
    from: isVisit,
    holds: ({ after }) => isAsking(after) && after.context.statistics === null,
  },
  {
    says: 'An earlier yes holds without being asked for again',
    cites: ['PREF-04'],
    kind: 'after',
    on: 'recallChoice:granted',
    from: isVisit,
    holds: ({ after }) => isGranted(after) && after.context.statistics === 'yes',
  },
  {
    says: 'An earlier no holds as well',
    cites: ['PREF-04'],
    kind: 'after',
    on: 'recallChoice:refused',
    from: isVisit,
    holds: ({ after }) => isRefused(after) && after.context.statistics === 'no',
  },
  {
    says: 'The footer opens the choices as they are',
    cites: ['PREF-06'],
    kind: 'after',
    on: 'recallChoice:granted',
    from: isReopened,
    holds: ({ after }) => isChoosing(after) && after.context.statistics === 'yes',
  },
  {
    says: 'It does so after a no',
    cites: ['PREF-06'],
    kind: 'after',
    on: 'recallChoice:refused',
    from: isReopened,
    holds: ({ after }) => isChoosing(after) && after.context.statistics === 'no',
  },
  {
    says: 'And where nothing was chosen',
    cites: ['PREF-06'],
    kind: 'after',
    on: 'recallChoice:unasked',
    from: isReopened,
    holds: ({ after }) => isChoosing(after) && after.context.statistics === null,
  },
  {
    says: 'A device that cannot tell leads to the question',
    cites: ['PREF-02'],
    kind: 'after',
    on: 'recallChoice:crashed',
    from: isReopened,
    holds: ({ after }) => isAsking(after),
  },
  {
    says: 'One press accepts',
    cites: ['PREF-03'],
    kind: 'after',
    on: 'consent.accept',
    from: isAsking,
    holds: (it) =>
      isRemembering(it.after) && startsWith(it, 'rememberChoice', { version: CONSENT_VERSION, statistics: true }),
  },
  {
    says: 'One press refuses',
    cites: ['PREF-03'],
    kind: 'after',
    on: 'consent.refuse',
    from: isAsking,
    holds: (it) =>
      isRemembering(it.after) && startsWith(it, 'rememberChoice', { version: CONSENT_VERSION, statistics: false }),
  },
  {
    says: 'One press leads to the choice, with nothing chosen beforehand',
    cites: ['PREF-03'],
    kind: 'after',
    on: 'consent.choose',
    from: isAsking,
    holds: ({ after }) => isChoosing(after) && after.context.statistics === null,
  },
  {
    says: 'A chosen purpose is kept as chosen',
    cites: ['PREF-04'],
    kind: 'after',
    on: 'choice.save:statistics',
    from: isChoosing,
    holds: (it) =>
      isRemembering(it.after) && startsWith(it, 'rememberChoice', { version: CONSENT_VERSION, statistics: true }),
  },
  {
    says: 'A purpose that was not chosen is refused',
    cites: ['PREF-05'],
    kind: 'after',
    on: 'choice.save:nothing',
    from: isChoosing,
    holds: (it) =>
      isRemembering(it.after) && startsWith(it, 'rememberChoice', { version: CONSENT_VERSION, statistics: false }),
  },
  {
    says: 'Leaving the choices changes nothing: an earlier yes or no holds, and whoever never chose is asked',
    cites: ['PREF-07'],
    kind: 'after',
    on: 'choice.cancel',
    from: isChoosing,
    holds: ({ before, after }) => {
      const { statistics } = before.context
      if (after.context.statistics !== statistics) return false
      if (statistics === null) return isAsking(after)
      return statistics === 'yes' ? isGranted(after) : isRefused(after)
    },
  },
  {
    says: 'A choice holds for the visit, whether it could be stored or not',
    cites: ['PREF-04'],
    kind: 'after',
    on: ['rememberChoice:remembered', 'rememberChoice:crashed'],
    from: isRemembering,
    holds: ({ before, after }) =>
      after.context.statistics === before.context.statistics &&
      (before.context.statistics === 'yes' ? isGranted(after) : isRefused(after)),
  },
  {
    says: 'Measuring begins with a yes, and never before or after a no',
    cites: ['PREF-01'],
    kind: 'everyStep',
    when: (it) => toldOf(it).includes('measuring.start'),
    holds: ({ after }) => isGranted(after) && after.context.statistics === 'yes',
  },
  {
    says: 'Every yes is measured',
    cites: ['PREF-01'],
    kind: 'everyStep',
    when: ({ before, after }) => isGranted(after) && !isGranted(before),
    holds: (it) => toldOf(it) === 'measuring.start',
  },
  {
    says: 'Measuring ends as soon as the choices are open',
    cites: ['PREF-06'],
    kind: 'after',
    on: 'consent.open',
    from: isGranted,
    holds: (it) => toldOf(it) === 'measuring.stop',
  },
  {
    says: 'The choices can be opened again at any time, and nothing is measured meanwhile',
    cites: ['PREF-06'],
    kind: 'after',
    on: 'consent.open',
    from: (state) => isGranted(state) || isRefused(state),
    holds: ({ before, after }) => isChoosing(after) && after.context.statistics === before.context.statistics,
  },
  {
    says: 'Measuring that fails bothers nobody',
    cites: ['PREF-08'],
    kind: 'after',
    on: 'measureVisits:broken',
    from: () => true,
    holds: staysAsItWas,
  },
  {
    says: 'Yes and no are told apart by what was chosen',
    cites: ['PREF-05'],
    kind: 'always',
    holds: (state) =>
      (!isGranted(state) || state.context.statistics === 'yes') &&
      (!isRefused(state) || state.context.statistics === 'no'),
  },
]
