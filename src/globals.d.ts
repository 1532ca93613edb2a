/// <reference types="vite/client" />

/** Origin of absolute URLs, without a trailing slash; defined by the build. */
declare const PUBLIC_ORIGIN: string

declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
