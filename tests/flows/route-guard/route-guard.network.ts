import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { routeGuardMachine } from '#machines/route-guard/route-guard.machine.ts'
import { routeGuardModel } from '#machines/route-guard/route-guard.model.ts'
import { ADMIN, MEMBER } from '#machines/kit/samples.ts'
import { DELETION_KEY } from '#src/clients/storage-keys.ts'
import { routeGuardAssertions } from './route-guard.assertions.ts'
import {
  PAGE_REQUESTS,
  SIGN_OUT_REQUESTS,
  ok,
  rowOf,
  STORED_SESSION,
  USER_FOUND,
} from '#tests/e2e/flows/kit/replies.ts'
import { type EnvironmentEvent, NOW, type NetworkOf } from '#tests/e2e/flows/kit/network.ts'

const { returnTo } = routeGuardModel.inputs.accountPage
const isWaiting = (state: AnyMachineSnapshot) => state.matches('waiting')

/** A real code needs an OAuth redirect that started in this browser. */
const BACK = { unplayable: 'the journey with a local Google plays it whole' }

/** A tour opens its page as a document, where the account is not known yet. */
const KNOWN = { unplayable: 'the walk from page to page does, in tests/e2e/account-layout.spec.ts' }

/** Answers the requests for the user and for the person's row. */
const answerWith = (profile: Parameters<typeof rowOf>[0]): EnvironmentEvent => ({
  act: async ({ requests }) => {
    await (await requests.take('GET /auth/v1/user')).answer(USER_FOUND)
    await (await requests.take('GET /rest/v1/users')).answer(rowOf(profile))
  },
  where: isWaiting,
})

export const routeGuardNetwork: NetworkOf<typeof routeGuardModel> = {
  starts: {
    accountPage: { route: returnTo.route, queryAndHash: returnTo.search, device: STORED_SESSION },
    adminPage: { route: 'adminInbox', device: STORED_SESSION },
    backFromGoogle: BACK,
    pageOfMember: KNOWN,
    adminPageOfMember: KNOWN,
    pageOfInactive: KNOWN,
    memberFromGoogle: BACK,
  },
  actors: {
    takeReturnTo: { arrange: { remembered: BACK, here: BACK, none: BACK, crashed: BACK } },
    rememberReturnTo: {
      arrange: {
        remembered: {},
        accountDeleted: { tab: { [DELETION_KEY]: { at: NOW } } },
        crashed: { unplayable: 'storage never fails' },
      },
    },
  },
  environment: {
    'account.changed:waiting': { unplayable: 'reported at the start of each visit with a session' },
    'account.changed:signedOut': { unplayable: 'each of these visits has a stored session' },
    'account.changed:signingOut': {
      act: async ({ page, translate }) => {
        const menu = page.getByRole('banner')
        await menu.locator('summary').click()
        await menu.getByRole('button', { name: translate('Sair') }).click()
      },
      where: (state) =>
        (isWaiting(state) || state.matches('allowed')) &&
        (state.context as { requiredRole: string }).requiredRole === 'user',
    },
    'account.changed:ended': {
      act: (tourPage) => tourPage.changeSessionInOtherTab(null),
      // tests/e2e/account-settings.spec.ts covers the page below a sign-in dialog.
      where: (state) => !['redirecting', 'redirected', 'allowed'].some((name) => state.matches(name)),
    },
    'account.changed:member': answerWith(MEMBER),
    'account.changed:admin': answerWith(ADMIN),
    'account.changed:fallback': { unplayable: 'the page says more then: the views of a session look at it' },
    'account.changed:inactiveMember': answerWith({ ...MEMBER, isActive: false }),
    'account.changed:inactiveAdmin': answerWith({ ...ADMIN, isActive: false }),
  },
  pageRequests: {
    ...PAGE_REQUESTS,
    ...SIGN_OUT_REQUESTS,
    'GET /auth/v1/user': 'held',
    'GET /rest/v1/users': 'held',
    'GET /api/admin/contact-messages': ok({ data: [], total: 0, next: null }),
  },
}

/** On the built product the real page is behind the guard. */
export const routeGuardPageAssertions = {
  ...routeGuardAssertions,
  allowed: ({ context: { requiredRole } }: SnapshotFrom<typeof routeGuardMachine>) =>
    requiredRole === 'admin'
      ? { heading: 'Mensagens recebidas' }
      : { texts: ['Seus áudios, em texto, e como está a sua conta.'] },
}
