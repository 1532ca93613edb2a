import { consequencesOf } from '../kit/consequences.ts'
import { isSame } from '../kit/predicates.ts'
import type { Property } from '../kit/properties.ts'
import type { avatarMachine } from './avatar.machine.ts'
import { PICKED } from './avatar.model.ts'

const { after, ends, failures, onlyAfter, isIdleIn } = consequencesOf<typeof avatarMachine>()

const isShown = isIdleIn('picture')
const isCropping = isIdleIn('crop')

export const avatarProperties: readonly Property<typeof avatarMachine>[] = [
  {
    name: 'The avatar starts with the stored picture and no failure',
    cites: ['ACCOUNT-21'],
    kind: 'start',
    input: 'some',
    expect: (state) =>
      state.matches({ idle: 'shown' }) &&
      isSame(state.context, { url: '/avatars/ana.webp', file: null, failure: null }),
  },
  {
    name: 'More than 15 MB, and anything but png, jpg, webp and heic, is refused before anything is read or sent',
    cites: ['ACCOUNT-18'],
    ...after(isShown, {
      'file.pick:tooLarge': { failure: 'request.tooLarge' },
      'file.pick:noPicture': { failure: 'avatar.unsupported' },
    }),
  },
  {
    name: 'A picked picture is read before anything is shown of it',
    cites: ['ACCOUNT-17'],
    ...onlyAfter(isShown, {
      'file.pick:good': { context: { file: PICKED }, calls: { readPicture: { file: PICKED } } },
    }),
  },
  {
    name: 'A readable picture is cropped; a file that is no picture, or cannot be read, is refused with the reason',
    cites: ['ACCOUNT-17', 'ACCOUNT-19'],
    ...ends('readPicture', {
      readable: { shows: 'crop' },
      ...failures(['unreadable', 'crashed'], { shows: 'picture', context: { file: null } }),
    }),
  },
  {
    name: 'A picture that takes longer than ten seconds to read is refused',
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
    name: 'Only the confirmed square is uploaded',
    cites: ['ACCOUNT-20'],
    ...onlyAfter(isCropping, { 'crop.confirm': { calls: { saveAvatar: { crop: { zoom: 2, x: 50, y: 40 } } } } }),
  },
  {
    name: 'Cancelling keeps the stored picture',
    cites: ['ACCOUNT-20'],
    ...after(isCropping, { 'crop.cancel': { shows: 'picture', failure: null, context: { file: null } } }),
  },
  {
    name: 'The new picture is shown at once; a failure is shown beside the square, which can be sent again or dropped',
    cites: ['ACCOUNT-21', 'ACCOUNT-23', 'FAIL-04', 'FAIL-05', 'FAIL-07'],
    ...ends('saveAvatar', {
      saved: { shows: 'picture', context: { url: '/avatars/new.webp', file: null } },
      crashed: { failure: 'avatar.uploadFailed' },
      ...failures(['unsupported', 'unreachable'], {}),
    }),
  },
  {
    name: 'A stored picture is removed on request only',
    cites: ['ACCOUNT-22'],
    ...onlyAfter((state) => isShown(state) && state.context.url !== null, {
      'avatar.remove': { calls: { removeAvatar: undefined } },
    }),
  },
  {
    name: 'A removed picture is no longer shown; after a failure it is still shown, with the reason',
    cites: ['ACCOUNT-21', 'FAIL-04', 'FAIL-05', 'FAIL-07'],
    ...ends('removeAvatar', { removed: { context: { url: null } }, ...failures(['unreachable', 'crashed'], {}) }),
  },
  {
    name: 'The confirmation "saved" or "removed" is shown only after that change',
    cites: ['ACCOUNT-21'],
    kind: 'everyStep',
    when: ({ before, after: state }) => isShown(state) && !isSame(before.value, state.value),
    expect: ({ on, after: state }) =>
      state.matches({ idle: 'changed' }) === (on === 'saveAvatar:saved') &&
      state.matches({ idle: 'removed' }) === (on === 'removeAvatar:removed'),
  },
  {
    name: 'Another picture can always be picked',
    cites: ['ACCOUNT-23'],
    kind: 'canAlwaysReach',
    expect: isShown,
  },
]
