import type { Part } from '#src/page-context/on-demand.ts'

export const OWN_AUDIO: Part = {
  load: async () => (await import('./own-audio.tsx')).OwnAudio,
  catalogs: ['own-audio', 'messages'],
}
