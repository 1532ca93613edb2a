/** Return from a Google sign-in: removes the one-time code from the URL at once, and passes it to the session flow. */
import { readSignInReturn, RETURN_NAMES } from '#contracts/sign-in-return.ts'
import { ensureSession } from './session-store.ts'

const removeParameters = () => {
  const url = new URL(location.href)
  for (const name of RETURN_NAMES) url.searchParams.delete(name)
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
}

/** Resolves when the session flow has the event. If it cannot be loaded the event is kept, and the next reader tries again. */
export const completeSignInReturn = async (): Promise<void> => {
  const back = readSignInReturn(location.search)
  removeParameters()
  const event =
    back.kind === 'code'
      ? ({ type: 'session.exchange', code: back.code } as const)
      : ({ type: 'session.refused', failure: { code: back.code } } as const)
  await ensureSession(event).catch(() => {})
}
