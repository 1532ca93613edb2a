import { beforeAll, describe, expect, it } from 'vitest'
import { latestMail, callbackParametersOf, newEmail, PASSWORD, recover, register, signUp } from '../kit/people.ts'
import { onlyLimits, openServer, ORIGIN, type TestServer } from '../kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openServer()
})

const NEW_PASSWORD = 'outro-segredo'

const updateUser = (session: { access_token: string }, body: unknown, on = server) =>
  on.request('/auth/v1/user', {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      apikey: on.secrets.publishableKey,
      Authorization: `Bearer ${session.access_token}`,
    },
    body: JSON.stringify(body),
  })

const readPasswordReset = async ({ access_token: token }: { access_token: string }) => {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await server.request('/api/auth/password-reset', { headers })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

describe('recovery', () => {
  // Proves AUTH-42, API-12, ENGINE-03.
  it('sets a new password from another browser, ends every other session and notifies the owner', async () => {
    const { email, browser: old, session: oldSession } = await register(server, newEmail(), { language: 'es' })
    const { browser } = await recover(server, email)
    expect((await browser.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()

    expect((await old.auth.refreshSession({ refresh_token: oldSession.refresh_token })).error?.code).toBe(
      'refresh_token_not_found',
    )
    expect((await browser.auth.getUser()).data.user?.email).toBe(email)
    const signIn = (password: string) => server.browser().auth.signInWithPassword({ email, password })
    expect((await signIn(PASSWORD)).error?.code).toBe('invalid_credentials')
    expect((await signIn(NEW_PASSWORD)).error).toBeNull()
    const { kind, subject, link } = await latestMail(server, email)
    expect({ kind, subject, link }).toEqual({
      kind: 'passwordChanged',
      subject: 'Tu contraseña de Prosa cambió',
      link: `${ORIGIN}/es/login`,
    })
  })

  // Proves LANG-19, AUTH-44.
  it('mails link and code in the language of the account, whatever the page asks for', async () => {
    const { email } = await register(server, newEmail(), { language: 'es' })
    await server.browser('fr').auth.resetPasswordForEmail(email)
    const mail = await latestMail(server, email)
    expect(mail.link).toMatch(new RegExp(`^${ORIGIN}/es/auth/callback\\?token_hash=[\\w-]{107}&type=recovery$`))
    await server.browser('ja').auth.resetPasswordForEmail(email)
    const { language, subject, code } = await latestMail(server, email)
    expect([language, subject]).toEqual(['es', 'Crea una nueva contraseña en Prosa'])
    const { data } = await server.browser().auth.verifyOtp({ email, token: code ?? '', type: 'recovery' })
    expect(data.session?.user.email).toBe(email)
  })

  // Proves AUTH-43.
  it('accepts a link once, and only the newest', async () => {
    const { email } = await register(server)
    const requestReset = async () => {
      await server.browser().auth.resetPasswordForEmail(email)
      return callbackParametersOf(await latestMail(server, email))
    }
    const first = await requestReset()
    const second = await requestReset()
    const open = (link: typeof first) => server.browser().auth.verifyOtp(link)
    expect((await open(first)).error?.code).toBe('otp_expired')
    expect((await open(second)).error).toBeNull()
    expect((await open(second)).error?.code).toBe('otp_expired')
  })

  // Proves AUTH-43.
  it('expires after an hour', async () => {
    const { email } = await register(server)
    await server.browser().auth.resetPasswordForEmail(email)
    await server.db.query(`update auth.users set recovery_sent_at = now() - interval '3601 seconds' where email = $1`, [
      email,
    ])
    const { error } = await server.browser().auth.verifyOtp(callbackParametersOf(await latestMail(server, email)))
    expect(error?.code).toBe('otp_expired')
  })

  // Proves AUTH-43.
  it('becomes invalid after five wrong codes', async () => {
    const { email } = await register(server)
    await server.browser().auth.resetPasswordForEmail(email)
    const mail = await latestMail(server, email)
    const token = mail.code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await server.browser().auth.verifyOtp({ email, token, type: 'recovery' })
    }
    expect((await server.browser().auth.verifyOtp(callbackParametersOf(mail))).error?.code).toBe('otp_expired')
  })

  // Proves AUTH-12.
  it('gives the same answer for an unknown address, and sends no mail', async () => {
    const strict = await openServer({
      limits: onlyLimits('mailIntervalByRequester', 'mailIntervalByEmail', 'mailRequestByIp'),
    })
    const { email } = await register(strict)
    const stranger = newEmail('nobody')
    const answers = async (address: string) => {
      const responses = [
        await strict.post('/auth/v1/recover', { email: address }),
        await strict.post('/auth/v1/recover', { email: address }),
      ]
      return Promise.all(
        responses.map(async (answer) => {
          const { 'x-request-id': _id, ...headers } = Object.fromEntries(answer.headers)
          return { status: answer.status, body: await answer.text(), headers }
        }),
      )
    }
    const known = await answers(email)
    // The second counts as a retry of the first.
    expect(known.map(({ status }) => status)).toEqual([200, 200])
    expect(known[0]?.body).toBe('{}')
    expect(await answers(stranger)).toEqual(known)
    expect(await strict.mailsTo(stranger)).toEqual([])
  })

  it('resends the confirmation to an unconfirmed sign-up of the same network', async () => {
    const email = newEmail()
    await signUp(server, email)
    await server.browser().auth.resetPasswordForEmail(email)
    const mail = await latestMail(server, email)
    expect([mail.kind, (await server.browser().auth.verifyOtp(callbackParametersOf(mail))).error]).toEqual([
      'confirmation',
      null,
    ])
  })
})

describe('a session', () => {
  // Proves AUTH-105.
  it('may set a password once, just after a reset opened it, and no other session of the account may', async () => {
    const { email, session: ordinary } = await register(server)
    const may = (canSetPassword: boolean) => ({ status: 200, body: { email, can_set_password: canSetPassword } })
    const { browser, session } = await recover(server, email)
    expect(await readPasswordReset(ordinary)).toEqual(may(false))
    expect(await readPasswordReset(session)).toEqual(may(true))
    await browser.auth.updateUser({ password: NEW_PASSWORD })
    expect(await readPasswordReset(session)).toEqual(may(false))
  })

  // Proves AUTH-105.
  it('may not set a password ten minutes after the reset opened it', async () => {
    const { email } = await register(server)
    const { session } = await recover(server, email)
    await server.db.query(
      `update private.recovery_sessions set created_at = now() - interval '601 seconds'
       where session_id in (select s.id from auth.sessions s join auth.users a on a.id = s.user_id where a.email = $1)`,
      [email],
    )
    expect(await readPasswordReset(session)).toEqual({ status: 200, body: { email, can_set_password: false } })
  })

  it('that has ended is refused', async () => {
    const { email } = await register(server)
    const { browser, session } = await recover(server, email)
    await browser.auth.signOut({ scope: 'global' })
    expect(await readPasswordReset(session)).toMatchObject({ status: 401, body: { code: 'auth.unauthenticated' } })
  })
})

describe('the own user', () => {
  it('cannot set a password without the session of a reset link', async () => {
    const { email, session } = await register(server)
    const answer = await updateUser(session, { password: NEW_PASSWORD })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toEqual({ code: 403, error_code: 'request.notAllowed', msg: 'request.notAllowed' })
    const { error } = await server.browser().auth.signInWithPassword({ email, password: PASSWORD })
    expect(error).toBeNull()
  })

  it('cannot change address or metadata, even after a password reset', async () => {
    const { email } = await register(server)
    const { session } = await recover(server, email)
    const bodies = [
      { email: 'other@prosa.test' },
      { password: NEW_PASSWORD, email: 'other@prosa.test' },
      { password: NEW_PASSWORD, data: { role: 'admin' } },
    ]
    const answers = await Promise.all(bodies.map((body) => updateUser(session, body)))
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
    expect((await server.browser().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  it('sets a password once for each reset, and gets the reason of a refusal', async () => {
    const { email } = await register(server)
    const { browser, session } = await recover(server, email)
    expect((await browser.auth.updateUser({ password: '12345' })).error?.code).toBe('weak_password')
    expect((await browser.auth.updateUser({ password: PASSWORD })).error?.code).toBe('same_password')
    expect((await browser.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
    expect((await updateUser(session, { password: 'yet-another' })).status).toBe(403)
  })

  it('sets a password only within minutes of the reset link', async () => {
    const { email } = await register(server)
    const { session } = await recover(server, email)
    const age = (past: string) =>
      server.db.query(
        `update private.recovery_sessions set created_at = now() - $2::interval
         where session_id in (select s.id from auth.sessions s join auth.users a on a.id = s.user_id where a.email = $1)`,
        [email, past],
      )
    await age('601 seconds')
    expect((await updateUser(session, { password: NEW_PASSWORD })).status).toBe(403)
    await age('590 seconds')
    expect((await updateUser(session, { password: NEW_PASSWORD })).status).toBe(200)
  })

  it('refuses the most common passwords', async () => {
    const { email } = await register(server)
    const { browser } = await recover(server, email)
    const { error } = await browser.auth.updateUser({ password: 'qwerty123' })
    expect([error?.code, (error as { reasons?: string[] }).reasons]).toEqual(['weak_password', ['pwned']])
  })
})
