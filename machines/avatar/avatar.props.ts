import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { avatarMachine } from './avatar.machine.ts'
import { PICKED } from './avatar.model.ts'

const { after, ends, failures, onlyAfter, rests } = consequencesOf<typeof avatarMachine>()

const isShown = rests('picture')
const isCropping = rests('crop')

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
    name: 'More than 15 MB, and anything but png, jpg and webp, is refused before anything is read or sent',
    cites: ['ACCOUNT-18'],
    ...after(isShown, {
      'file.pick:tooLarge': { failure: 'request.tooLarge' },
      'file.pick:noPicture': { failure: 'avatar.unsupported' },
    }),
  },
  {
    name: 'A picked picture is looked into first',
    cites: ['ACCOUNT-17'],
    ...onlyAfter(isShown, {
      'file.pick:good': { keeps: { file: PICKED }, calls: { readPicture: { file: PICKED } } },
    }),
  },
  {
    name: 'It is then cropped; what only calls itself a picture, or cannot be read, is told so and dropped',
    cites: ['ACCOUNT-17', 'ACCOUNT-19'],
    ...ends('readPicture', {
      readable: { shows: 'crop' },
      ...failures(['unreadable', 'crashed'], { shows: 'picture', keeps: { file: null } }),
    }),
  },
  {
    name: 'A picture that takes longer than ten seconds to read is none for us',
    cites: ['ACCOUNT-19'],
    kind: 'everyStep',
    when: ['wait deviceTimeout'],
    expect: (it) =>
      isShown(it.after) &&
      isSame(
        [it.after.context.failure, it.after.context.file, it.waited],
        [{ code: 'avatar.unsupported' }, null, 10_000],
      ),
  },
  {
    name: 'The chosen square is sent, and nothing that nobody confirmed',
    cites: ['ACCOUNT-20'],
    ...onlyAfter(isCropping, { 'crop.confirm': { calls: { saveAvatar: { crop: { zoom: 2, x: 50, y: 40 } } } } }),
  },
  {
    name: 'Who changes their mind keeps the picture there was',
    cites: ['ACCOUNT-20'],
    ...after(isCropping, { 'crop.cancel': { shows: 'picture', failure: null, keeps: { file: null } } }),
  },
  {
    name: 'The new picture is shown at once; what failed is told beside the square, which can be sent again or dropped',
    cites: ['ACCOUNT-21', 'ACCOUNT-23', 'FAIL-04', 'FAIL-05', 'FAIL-07'],
    ...ends('saveAvatar', {
      saved: { shows: 'picture', keeps: { address: '/avatars/new.webp', file: null } },
      crashed: { failure: 'avatar.uploadFailed' },
      ...failures(['unsupported', 'unreachable'], {}),
    }),
  },
  {
    name: 'The picture is taken away where there is one and somebody asks for it, and nowhere else',
    cites: ['ACCOUNT-22'],
    ...onlyAfter((state) => isShown(state) && state.context.address !== null, {
      'avatar.remove': { calls: { removeAvatar: undefined } },
    }),
  },
  {
    name: 'A picture that is gone is shown no longer; where that failed it is still there, and why is told',
    cites: ['ACCOUNT-21', 'FAIL-04', 'FAIL-05', 'FAIL-07'],
    ...ends('removeAvatar', { removed: { keeps: { address: null } }, ...failures(['unreachable', 'crashed'], {}) }),
  },
  {
    name: 'A picture is said to be kept or gone when it has just become so, and at no other time',
    cites: ['ACCOUNT-21'],
    kind: 'everyStep',
    when: ({ before, after: state }) => isShown(state) && !isSame(before.value, state.value),
    expect: ({ on, after: state }) =>
      state.matches({ resting: 'changed' }) === (on === 'saveAvatar:saved') &&
      state.matches({ resting: 'removed' }) === (on === 'removeAvatar:removed'),
  },
  {
    name: 'Another picture can always be picked',
    cites: ['ACCOUNT-23'],
    kind: 'canAlwaysReach',
    expect: isShown,
  },
]
