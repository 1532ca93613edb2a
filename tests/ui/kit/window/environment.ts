/** An environment without a window: `file-window.ts` gives each test file its own. */
import type { Environment } from 'vitest/runtime'

const environment: Environment = {
  name: 'file-window',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => {} }),
}

export default environment
