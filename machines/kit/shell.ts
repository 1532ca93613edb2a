import type { EmailPurpose } from '#contracts/callback.ts'
import type { Language } from '#contracts/languages.ts'
import type { RouteId } from '#contracts/routes.ts'

/** Passed to the next page in the history entry's state: in the URL an e-mail address would reach server logs. */
export type NavigationState = {
  email?: string
  /** What the next page shows first. */
  intent?: 'passwordReset' | 'enterCode' | 'confirmEmail' | 'accountDeleted' | 'newPassword'
  /** What the e-mail code is for. */
  purpose?: EmailPurpose
}

type Payloads = {
  /**
   * Opens a page in the current language. `search` starts with `?` or is empty. `replace` is a redirect: it replaces
   * this page's history entry. If the person has left this page meanwhile, only a click on it still opens a page.
   */
  navigate: { to: RouteId; search?: string; navigationState?: NavigationState; replace?: boolean }
  /** Puts a parameter into the URL of this page, in place; an empty value takes it out. */
  changeQuery: { parameter: string; value: string }
  /** The page before this one; home where there is none. */
  goBack: unknown
  /** Reads the stored session again. */
  retrySession: unknown
  /** Ends the session of this device. */
  signOut: unknown
  /** Resumes the navigation that the leave guard held. */
  leavePage: unknown
  profileChanged: { name: string }
  /** Shows this page in another language, which the person has chosen. */
  switchLanguage: { to: Language }
}

/** Commands that a machine may emit to the shell. */
export type ShellCommand<Type extends keyof Payloads = keyof Payloads> = {
  [Each in Type]: { type: Each } & Payloads[Each]
}[Type]
