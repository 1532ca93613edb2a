/** Waits for all, then rejects with the first failure: the others, such as the error texts, are loaded nevertheless. */
export const waitForAll = async (work: readonly unknown[]): Promise<void> => {
  const failed = (await Promise.allSettled(work)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
