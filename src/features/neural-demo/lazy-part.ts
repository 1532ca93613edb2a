import type { LazyPart } from '#src/page-context/on-demand.ts'

export const NEURAL_DEMO: LazyPart = {
  load: async () => (await import('./neural-demo.tsx')).NeuralDemo,
  catalogs: ['neural-demo'],
}
