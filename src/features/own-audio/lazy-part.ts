import type { LazyPart } from '#src/page-context/on-demand.ts'

export const OWN_AUDIO: LazyPart = {
  load: async () => (await import('./own-audio.tsx')).OwnAudio,
  catalogs: ['own-audio', 'messages'],
}
