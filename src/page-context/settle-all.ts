/** Waits for all of it, then rejects with the first failure: whatever could be had is there, such as the texts of a failure. */
export const settleAll = async (work: readonly unknown[]): Promise<void> => {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
