/**
 * Broken copies that do what the original does, by flow. Reviewed: each has a reason. One that is noticed after all, or
 * that no longer exists, fails the test.
 */
export const equivalentMutants: Readonly<Record<string, readonly { because: string; mutants: readonly string[] }[]>> =
  {}
