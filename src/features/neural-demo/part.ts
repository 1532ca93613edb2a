import type { Part } from '#src/page-context/on-demand.ts'

export const NEURAL_DEMO: Part = {
  load: async () => (await import('./neural-demo.tsx')).NeuralDemo,
  catalogs: ['neural-demo'],
}
