import { type Account, fallbackProfile } from '#contracts/account.ts'
import type { ModelOf } from '../kit/model.ts'
import { ADMIN, ANA, CRASHED, MEMBER } from '../kit/samples.ts'
import { routeGuardMachine } from './route-guard.machine.ts'

const returnTo = { route: 'dashboard', search: '?tab=plan&from=mail' } as const
const accountChanged = (account: Account) => ({ type: 'account.changed' as const, account })

const WAITING: Account = { status: 'waiting' }
const KNOWN: Account = { status: 'signedIn', profile: MEMBER }
const INACTIVE: Account = { status: 'signedIn', profile: { ...MEMBER, isActive: false } }

export const routeGuardModel = {
  machine: routeGuardMachine,
  inputs: {
    accountPage: { requiredRole: 'user', returnTo, isReturn: false, account: WAITING },
    adminPage: { requiredRole: 'admin', returnTo, isReturn: false, account: WAITING },
    backFromGoogle: {
      requiredRole: 'user',
      returnTo: { route: 'dashboard', search: '' },
      isReturn: true,
      account: WAITING,
    },
    pageOfMember: { requiredRole: 'user', returnTo, isReturn: false, account: KNOWN },
    adminPageOfMember: { requiredRole: 'admin', returnTo, isReturn: false, account: KNOWN },
    pageOfInactive: { requiredRole: 'user', returnTo, isReturn: false, account: INACTIVE },
    memberFromGoogle: {
      requiredRole: 'user',
      returnTo: { route: 'dashboard', search: '' },
      isReturn: true,
      account: KNOWN,
    },
  },
  person: [
    { event: { type: 'session.retry' } },
    { event: { type: 'support.open' } },
    { event: { type: 'home.open' } },
    { event: { type: 'page.back' } },
    { event: { type: 'signIn.cancel' } },
  ],
  environment: [],
  streams: {
    watchAccount: [
      { case: 'waiting', event: accountChanged({ status: 'waiting' }) },
      { case: 'signedOut', event: accountChanged({ status: 'signedOut' }) },
      { case: 'signingOut', event: accountChanged({ status: 'signedOut', isSigningOut: true }) },
      { case: 'ended', event: accountChanged({ status: 'signedOut', hasEnded: true }) },
      { case: 'member', event: accountChanged({ status: 'signedIn', profile: MEMBER }) },
      { case: 'admin', event: accountChanged({ status: 'signedIn', profile: ADMIN }) },
      { case: 'fallback', event: accountChanged({ status: 'signedIn', profile: fallbackProfile(ANA) }) },
      {
        case: 'inactiveMember',
        event: accountChanged({ status: 'signedIn', profile: { ...MEMBER, isActive: false } }),
      },
      { case: 'inactiveAdmin', event: accountChanged({ status: 'signedIn', profile: { ...ADMIN, isActive: false } }) },
    ],
  },
  outcomes: {
    rememberReturnTo: {
      remembered: { ok: 'remembered' },
      accountDeleted: { ok: 'accountDeleted' },
      crashed: CRASHED,
    },
    takeReturnTo: {
      remembered: { ok: { route: 'subscription', search: '?plan=premium' } },
      here: { ok: { route: 'dashboard', search: '?from=mail' } },
      none: { ok: null },
      crashed: CRASHED,
    },
  },
} satisfies ModelOf<typeof routeGuardMachine>
