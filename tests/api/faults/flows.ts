/** The command of each flow, run by the effects of the page on the real clients. */
import sharp from 'sharp'
import { type AnyActorLogic, createActor, toPromise } from 'xstate'
import { avatarResponseSchema } from '#contracts/api/avatar.ts'
import { checkoutResponseSchema } from '#contracts/api/billing.ts'
import { exportResponseSchema } from '#contracts/api/data-export.ts'
import { emailChangeResponseSchema } from '#contracts/api/email-change.ts'
import { profileResponseSchema } from '#contracts/api/own-profile.ts'
import { TERMS_VERSION } from '#contracts/limits.ts'
import { accountDeletionFlow } from '#src/features/account-deletion/account-deletion.flow.ts'
import { defineRequestPasswordReset } from '#src/effects/request-password-reset.ts'
import { defineSendContactMessage } from '#src/features/contact/effects/send-contact-message.ts'
import { defineSignIn } from '#src/features/login/effects/sign-in.ts'
import { defineSignUp } from '#src/features/register/effects/sign-up.ts'
import { defineDeleteTranscriptions } from '#src/account/transcription-deletion/effects/delete-transcriptions.ts'
import { defineVerifyLink } from '#src/features/callback/effects/verify-link.ts'
import { readNewestIds } from '#src/account/query/own-rows.ts'
import { call } from '#src/clients/call.ts'
import { clients } from '#src/clients/clients.ts'
import { openService } from '#src/clients/supabase.ts'
import { neverAborted } from '#tests/kit/never-aborted.ts'
import type { AccountArea, Member } from '../kit/members.ts'
import { latestMail, callbackParametersOf, metadata, newEmail, PASSWORD, signUp } from '../kit/people.ts'

export type Visit = {
  /** Rejects with a failure of the catalogue. */
  press: () => Promise<unknown>
  /** How often the server has carried it out. */
  effects: () => Promise<number>
  /** By failure code: the first alternative that the page offers where a retry cannot help. */
  alternatives?: Partial<Record<string, () => Promise<unknown>>>
}

type Flow = {
  /** Method and beginning of the path of the request that meets the fault. */
  asks: string
  visit: (area: AccountArea) => Promise<Visit>
}

const run = (logic: AnyActorLogic, input: unknown): Promise<unknown> =>
  toPromise(createActor(logic, { input } as never).start())

const setSession = async (session: { access_token: string; refresh_token: string }) => {
  const { client } = await openService()
  const { error } = await client.auth.setSession(session)
  if (error !== null) throw error
}

const asMember = async (area: AccountArea): Promise<Member> => {
  const member = await area.member()
  await setSession(member.session)
  return member
}

const countRows = async (area: AccountArea, from: string, ...values: unknown[]) =>
  (await area.db.query(from, values)).length
const countMails = async (area: AccountArea, to: string, kind: string) =>
  (await area.mailsTo(to)).filter((mail) => mail.kind === kind).length

const signIn = (email: string) => run(defineSignIn(clients), { email, password: PASSWORD })

const isSignedIn = async (email: string) => {
  const { data } = await (await openService()).client.auth.getUser()
  return data.user?.email === email ? 1 : 0
}

const signOutHere = async () => (await openService()).client.auth.signOut({ scope: 'local' })

const deletion = (area: AccountArea, member: Member): Visit => {
  const flow = createActor(accountDeletionFlow).start()
  const waitForState = (names: readonly string[]) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (names.some((name) => flow.getSnapshot().matches(name as never))) resolve()
      }
      flow.subscribe(check)
      check()
    })
  const start = async () => {
    flow.send({ type: 'deletion.begin' })
    flow.send({ type: 'reason.submit', values: { reason: '' } })
    await waitForState(['confirming'])
  }
  const accountCount = () => countRows(area, 'select 1 from auth.users where id = $1', member.id)
  let isBegun = false
  return {
    press: async () => {
      if (!isBegun) await start()
      isBegun = true
      flow.send({ type: 'word.submit', values: { word: 'EXCLUIR' }, confirmWord: 'EXCLUIR' })
      await waitForState(['deleting'])
      await waitForState(['confirming', 'deleted', 'reauthenticating'])
      const { context, ...state } = flow.getSnapshot()
      if (state.value === 'deleted') return
      // The page must not say that nothing was deleted if the account is gone.
      if (!context.isResultUnknown && (await accountCount()) === 0) throw { code: 'wrong message' }
      throw context.failure
    },
    effects: async () => 1 - (await accountCount()),
  }
}

export const FLOWS = {
  contact: {
    asks: 'POST /api/contact',
    visit: async (area) => {
      const email = newEmail('fault')
      const message = { name: 'Ana', email, company: '', subject: 'press', message: 'Dez letras ou mais' } as const
      return {
        press: () => run(defineSendContactMessage(), message),
        effects: () => countRows(area, 'select 1 from public.contact_messages where email = $1', email),
      }
    },
  },
  register: {
    asks: 'POST /auth/v1/signup',
    visit: async (area) => {
      const email = newEmail('fault')
      const { full_name: name, phone } = metadata()
      const input = { name, phone, email, password: PASSWORD, terms: TERMS_VERSION }
      return {
        press: () => run(defineSignUp(clients), input),
        effects: () => countMails(area, email, 'confirmation'),
      }
    },
  },
  login: {
    asks: 'POST /auth/v1/token',
    visit: async (area) => {
      const { email } = await area.member()
      await signOutHere()
      return { press: () => signIn(email), effects: () => isSignedIn(email) }
    },
  },
  reset: {
    asks: 'POST /auth/v1/recover',
    visit: async (area) => {
      const { email } = await area.member()
      return {
        press: () => run(defineRequestPasswordReset(clients), { email }),
        effects: () => countMails(area, email, 'recovery'),
      }
    },
  },
  callback: {
    asks: 'POST /auth/v1/verify',
    visit: async (area) => {
      const email = newEmail('fault')
      await signUp(area, email)
      await signOutHere()
      const { token_hash: tokenHash } = callbackParametersOf(await latestMail(area, email))
      return {
        press: () => run(defineVerifyLink(clients), { tokenHash, purpose: 'signup' }),
        effects: () => isSignedIn(email),
        alternatives: { 'auth.linkExpired': () => signIn(email) },
      }
    },
  },
  profile: {
    asks: 'PUT /api/user/profile',
    visit: async (area) => {
      const { id } = await asMember(area)
      return {
        press: () =>
          call('changeProfile', profileResponseSchema, { body: { company: 'Lima' }, signal: neverAborted() }),
        effects: () =>
          countRows(area, `select 1 from public.user_profiles where user_id = $1 and company = 'Lima'`, id),
      }
    },
  },
  avatar: {
    asks: 'POST /api/user/avatar',
    visit: async (area) => {
      const { id } = await asMember(area)
      const picture = sharp({ create: { width: 10, height: 10, channels: 3, background: '#63294c' } })
      const body = { imageData: (await picture.png().toBuffer()).toString('base64'), fileName: 'avatar.webp' }
      return {
        press: () => call('changeAvatar', avatarResponseSchema, { body, signal: neverAborted() }),
        effects: () =>
          countRows(area, 'select 1 from public.user_profiles where user_id = $1 and avatar_url is not null', id),
      }
    },
  },
  plan: {
    asks: 'POST /api/billing/checkout',
    visit: async (area) => {
      const { id } = await asMember(area)
      const body = { plan: 'premium', language: 'pt' } as const
      return {
        press: () => call('startCheckout', checkoutResponseSchema, { body, signal: neverAborted() }),
        effects: () => countRows(area, 'select 1 from private.checkouts where user_uuid = $1', id),
      }
    },
  },
  transcription: {
    asks: 'DELETE /api/transcriptions',
    visit: async (area) => {
      const member = await asMember(area)
      await member.linkPhone()
      await member.receive('Um áudio')
      const [id = ''] = await readNewestIds(1, neverAborted())
      return {
        press: () => run(defineDeleteTranscriptions(), { ids: [id] }),
        effects: async () => 1 - (await countRows(area, 'select 1 from public.transcriptions where id = $1', id)),
      }
    },
  },
  export: {
    asks: 'POST /api/user/export-data',
    visit: async (area) => {
      const { id } = await asMember(area)
      return {
        press: () => call('requestExport', exportResponseSchema, { body: {}, signal: neverAborted() }),
        effects: () => countRows(area, 'select 1 from public.data_export_requests where user_id = $1', id),
      }
    },
  },
  deletion: {
    asks: 'DELETE /api/user/account',
    visit: async (area) => deletion(area, await asMember(area)),
  },
  emailChange: {
    asks: 'POST /api/user/email-change',
    visit: async (area) => {
      const { id } = await asMember(area)
      const email = newEmail('fault')
      return {
        press: () => call('requestEmailChange', emailChangeResponseSchema, { body: { email }, signal: neverAborted() }),
        effects: () => countRows(area, 'select 1 from private.email_changes where user_uuid = $1', id),
      }
    },
  },
} satisfies Record<string, Flow>
