import { fromPromise } from 'xstate'
import type { PasswordChange } from '#contracts/api/change-password.ts'
import type { SecurityApi } from '#src/clients/security-api.ts'

export const defineChangePassword = ({ changePassword }: Pick<SecurityApi, 'changePassword'>) =>
  fromPromise<void, PasswordChange>(({ input, signal }) => changePassword(input, signal))
