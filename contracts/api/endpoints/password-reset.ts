/** Method and path of the new-password page's call: not among those of the account area, whose pages do not load it. */
import type { Endpoint } from './endpoint.ts'

export const PASSWORD_RESET_ENDPOINT = {
  method: 'GET',
  path: '/api/auth/password-reset',
} as const satisfies Endpoint
