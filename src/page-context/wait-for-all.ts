/** Waits for all, then rejects with the first failure: the rest is loaded nevertheless, such as the error texts. */
export const waitForAll = async (work: readonly unknown[]): Promise<void> => {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
