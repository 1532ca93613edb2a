import type { LazyPart } from '#src/page-context/on-demand.ts'

export const MESSAGING_CODE: LazyPart = {
  load: async () => (await import('./messaging-code.tsx')).MessagingCode,
  catalogs: ['qr'],
}
