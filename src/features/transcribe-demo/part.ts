import type { Part } from '#src/page-context/on-demand.ts'

export const TRANSCRIBE_DEMO: Part = {
  load: async () => (await import('./transcribe-demo.tsx')).TranscribeDemo,
  catalogs: ['transcribe-demo'],
}
