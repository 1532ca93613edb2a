/** Further suites about accounts and sessions, which must pass whichever auth service is behind the gate. */
import './account-deletion.ts'
import './change-password.ts'
import './deactivated-account.ts'
import './email-change.ts'
import './reauthentication.ts'
import './open-sessions.ts'
import './stranger-sign-up.ts'
