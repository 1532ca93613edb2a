/** Whether so much of the month's limit was used that a warning is shown. */
export const isNearlySpent = (used: number, limit: number): boolean => used >= limit * 0.8
