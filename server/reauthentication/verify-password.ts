/** Checks a password against the auth service (ACCOUNT-42). */
import * as z from 'zod/mini'
import type { CallAuth } from '#server/engines/engine.ts'
import { Refusal } from '#server/http/failures.ts'

const sessionSchema = z.object({ access_token: z.string() })

/** Signs in with the password and ends that session at once. Throws `password.currentWrong`. */
export const verifyPassword = async (callAuth: CallAuth, email: string, password: string): Promise<void> => {
  const answer = await callAuth({ method: 'POST', path: '/token?grant_type=password', body: { email, password } })
  const session = sessionSchema.safeParse(answer.body)
  if (answer.status !== 200 || !session.success) throw new Refusal('password.currentWrong')
  await callAuth({
    method: 'POST',
    path: '/logout?scope=local',
    authorization: `Bearer ${session.data.access_token}`,
  })
}
