/** The flows that have services behind them, and how they are lived through. */
import { accessLived } from '../access.lived.ts'
import { callbackLived } from '../callback.lived.ts'
import { contactLived } from '../contact.lived.ts'
import { loginLived } from '../login.lived.ts'
import { newPasswordLived } from '../new-password.lived.ts'
import { otherSessionsLived } from '../other-sessions.lived.ts'
import { passwordChangeLived } from '../password-change.lived.ts'
import { registerLived } from '../register.lived.ts'
import { transcriptionLived } from '../transcription.lived.ts'
import { waitlistLived } from '../waitlist.lived.ts'
import { type Lived, livedFlow } from './lived.ts'

const table: Readonly<Record<string, object>> = {
  access: accessLived,
  callback: callbackLived,
  contact: contactLived,
  login: loginLived,
  newPassword: newPasswordLived,
  otherSessions: otherSessionsLived,
  passwordChange: passwordChangeLived,
  register: registerLived,
  transcription: transcriptionLived,
  waitlist: waitlistLived,
}

// Names are checked against each model where the tables are written; here any of them will do.
export const livedFlows = () => Object.entries(table).map(([id, lived]) => livedFlow(id, lived as Lived))
