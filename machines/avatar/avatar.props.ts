import { isSame, starts, startsNothing, startsWith } from '../kit/happenings.ts'
import type { Occurrence, Predicate, Property } from '../kit/properties.ts'
import type { avatarMachine } from './avatar.machine.ts'
import { PICKED } from './avatar.model.ts'

type Is = Predicate<typeof avatarMachine>
type It = Occurrence<typeof avatarMachine>

const isResting: Is = (state) => state.matches('resting')
const isRefused: Is = (state) => state.matches({ resting: 'refused' })
const isReading: Is = (state) => state.matches('reading')
const isCropping: Is = (state) => state.matches('cropping')
const isSaving: Is = (state) => state.matches('saving')
const isRemoving: Is = (state) => state.matches('removing')

const keepsAddress = ({ before, after }: It) => before.context.address === after.context.address
const fails = (code: string, is: Is) => (it: It) =>
  is(it.after) && it.after.context.failure?.code === code && keepsAddress(it) && startsNothing(it)

type Broken = { call: 'saveAvatar' | 'removeAvatar'; from: Is; to: Is; unforeseen: string }
const BROKEN: readonly Broken[] = [
  { call: 'saveAvatar', from: isSaving, to: isCropping, unforeseen: 'avatar.uploadFailed' },
  { call: 'removeAvatar', from: isRemoving, to: isRefused, unforeseen: 'unexpected' },
]

export const avatarProperties: readonly Property<typeof avatarMachine>[] = [
  {
    name: 'The picture that is kept is shown, and nothing is complained about',
    cites: ['ACCOUNT-21'],
    kind: 'start',
    input: 'some',
    expect: (state) =>
      state.matches({ resting: 'shown' }) &&
      isSame(state.context, { address: '/avatars/ana.webp', file: null, failure: null }),
  },
  {
    name: 'More than 15 MB is refused before anything is read or sent',
    cites: ['ACCOUNT-18'],
    kind: 'after',
    on: 'file.pick:tooLarge',
    from: isResting,
    expect: (it) => fails('request.tooLarge', isRefused)(it) && it.after.context.file === null,
  },
  {
    name: 'Anything but png, jpg and webp is refused before anything is read or sent',
    cites: ['ACCOUNT-18'],
    kind: 'after',
    on: 'file.pick:noPicture',
    from: isResting,
    expect: (it) => fails('avatar.unsupported', isRefused)(it) && it.after.context.file === null,
  },
  {
    name: 'A picked picture is looked into first',
    cites: ['ACCOUNT-17'],
    kind: 'after',
    on: 'file.pick:good',
    from: isResting,
    expect: (it) =>
      isReading(it.after) && startsWith(it, 'readPicture', { file: PICKED }) && isSame(it.after.context.file, PICKED),
  },
  {
    name: 'A picture is cropped before it is sent',
    cites: ['ACCOUNT-17'],
    kind: 'after',
    on: 'readPicture:readable',
    from: isReading,
    expect: (it) => isCropping(it.after) && startsNothing(it) && isSame(it.after.context.file, PICKED),
  },
  {
    name: 'What only calls itself a picture is told so',
    cites: ['ACCOUNT-19'],
    kind: 'after',
    on: 'readPicture:unreadable',
    from: isReading,
    expect: (it) => fails('avatar.unsupported', isRefused)(it) && it.after.context.file === null,
  },
  {
    name: 'A picture that cannot be read for another reason is told as such',
    cites: ['ACCOUNT-19'],
    kind: 'after',
    on: 'readPicture:crashed',
    from: isReading,
    expect: (it) => fails('unexpected', isRefused)(it) && it.after.context.file === null,
  },
  {
    name: 'A picture that takes too long to read is none for us; it is waited for ten seconds',
    cites: ['ACCOUNT-19'],
    kind: 'after',
    on: 'wait deviceTimeout',
    from: isReading,
    expect: (it) =>
      fails('avatar.unsupported', isRefused)(it) && it.after.context.file === null && it.waited === 10_000,
  },
  {
    name: 'The chosen square is sent',
    cites: ['ACCOUNT-20'],
    kind: 'after',
    on: 'crop.confirm',
    from: isCropping,
    expect: (it) => isSaving(it.after) && startsWith(it, 'saveAvatar', { crop: { zoom: 2, x: 50, y: 40 } }),
  },
  {
    name: 'Nothing is sent that nobody confirmed, and nothing twice',
    cites: ['ACCOUNT-20'],
    kind: 'everyStep',
    when: (it) => starts(it, 'saveAvatar'),
    expect: ({ on, before }) => on === 'crop.confirm' && isCropping(before),
  },
  {
    name: 'Who changes their mind keeps the picture there was',
    cites: ['ACCOUNT-20'],
    kind: 'after',
    on: 'crop.cancel',
    from: isCropping,
    expect: (it) =>
      it.after.matches({ resting: 'shown' }) && keepsAddress(it) && it.after.context.file === null && startsNothing(it),
  },
  {
    name: 'The new picture is shown at once, and said to be kept',
    cites: ['ACCOUNT-21'],
    kind: 'after',
    on: 'saveAvatar:saved',
    from: isSaving,
    expect: ({ after }) =>
      after.matches({ resting: 'changed' }) &&
      isSame(after.context, { address: '/avatars/new.webp', file: null, failure: null }),
  },
  {
    name: 'What the service does not take is told beside the picture, which can be cropped or dropped',
    cites: ['FAIL-07'],
    kind: 'after',
    on: 'saveAvatar:unsupported',
    from: isSaving,
    expect: (it) => fails('avatar.unsupported', isCropping)(it) && isSame(it.after.context.file, PICKED),
  },
  {
    name: 'The picture is taken away where there is one',
    cites: ['ACCOUNT-22'],
    kind: 'after',
    on: 'avatar.remove',
    from: (state) => isResting(state) && state.context.address !== null,
    expect: (it) => isRemoving(it.after) && startsWith(it, 'removeAvatar', undefined),
  },
  {
    name: 'Nothing is taken away where there is nothing, or where nobody asked for it',
    cites: ['ACCOUNT-22'],
    kind: 'everyStep',
    when: (it) => starts(it, 'removeAvatar'),
    expect: ({ on, before }) => on === 'avatar.remove' && isResting(before) && before.context.address !== null,
  },
  {
    name: 'A picture that is gone is shown no longer, and said to be gone',
    cites: ['ACCOUNT-21'],
    kind: 'after',
    on: 'removeAvatar:removed',
    from: isRemoving,
    expect: ({ after }) => after.matches({ resting: 'removed' }) && after.context.address === null,
  },
  {
    name: 'What is said to be kept or gone is so',
    cites: ['ACCOUNT-21'],
    kind: 'everyStep',
    when: ({ before, after }) => before.context.address !== after.context.address,
    expect: ({ on }) => on === 'saveAvatar:saved' || on === 'removeAvatar:removed',
  },
  ...BROKEN.flatMap(({ call, from, to, unforeseen }): Property<typeof avatarMachine>[] => [
    {
      name: `An unreachable service is told where it can be tried again (${call})`,
      cites: ['FAIL-04'],
      kind: 'after',
      on: `${call}:unreachable`,
      from,
      expect: (it) => fails('network.unreachable', to)(it) && it.emitted.length === 0,
    },
    {
      name: `Whatever else goes wrong is told as what it is (${call})`,
      cites: ['FAIL-05'],
      kind: 'after',
      on: `${call}:crashed`,
      from,
      expect: (it) => fails(unforeseen, to)(it) && it.emitted.length === 0,
    },
  ]),
  {
    name: 'A failure is told only where it can be acted on',
    cites: ['FAIL-07'],
    kind: 'always',
    expect: (state) => isRefused(state) || isCropping(state) || state.context.failure === null,
  },
  {
    name: 'A picked file is held only while it is looked into, cropped and sent',
    cites: ['ACCOUNT-23'],
    kind: 'always',
    expect: (state) => (state.context.file !== null) === (isReading(state) || isCropping(state) || isSaving(state)),
  },
  {
    name: 'Another picture can always be picked',
    cites: ['ACCOUNT-23'],
    kind: 'canAlwaysReach',
    expect: isReading,
  },
]
