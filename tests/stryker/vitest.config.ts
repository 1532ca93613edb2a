import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: JSON.parse(process.env['STRYKER_TESTS'] ?? '[]') as string[], testTimeout: 60_000, isolate: false },
})
