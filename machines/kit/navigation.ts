import type { EmailPurpose } from '#contracts/callback.ts'
import type { RouteId } from '#contracts/routes.ts'

/**
 * A machine's wish to go somewhere, carried out by the shell. `search` starts with `?` or is empty. What is carried over
 * rides in the history entry, not in the URL: an address there would reach logs.
 */
export type Navigate = {
  type: 'navigate'
  to: RouteId
  search?: string
  carry?: Carried
}

export type Carried = {
  email?: string
  /** What the next page opens with. */
  intent?: 'reset' | 'enterCode' | 'confirmEmail'
  /** What the e-mail code is for. */
  purpose?: EmailPurpose
}
