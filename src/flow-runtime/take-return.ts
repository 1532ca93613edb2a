/** A sign-in with Google that came back: its code leaves the address at once and goes to the session, and nowhere else. */
import { readSignInReturn, RETURN_NAMES } from '#contracts/sign-in-return.ts'
import { ensureSession } from './session-store.ts'

const wipe = () => {
  const url = new URL(location.href)
  for (const name of RETURN_NAMES) url.searchParams.delete(name)
  history.replaceState(history.state, '', url.pathname + url.search + url.hash)
}

/** Resolves when the session knows. A session that cannot be fetched is tried again by whoever asks for the account. */
export const takeReturn = async (): Promise<void> => {
  const back = readSignInReturn(location.search)
  wipe()
  const event =
    back.kind === 'code'
      ? ({ type: 'session.exchange', code: back.code } as const)
      : ({ type: 'session.refused', failure: { code: back.code } } as const)
  await ensureSession(event).catch(() => {})
}
