/// <reference types="vite/client" />

/** Origin of absolute addresses, without a slash at its end; the build puts it in. */
declare const PUBLIC_ORIGIN: string

declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
