import type { Part } from '#src/page-context/on-demand.ts'

export const MESSAGING_CODE: Part = {
  load: async () => (await import('./messaging-code.tsx')).MessagingCode,
  catalogs: ['qr'],
}
