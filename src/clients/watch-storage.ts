/** Calls back when another tab changes or removes the stored value of a key. Returns the function that stops it. */
export const watchStorage = (key: string, onChange: () => void): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener(
    'storage',
    (event) => {
      // Null: everything was removed.
      if (event.key === key || event.key === null) onChange()
    },
    { signal },
  )
  return () => listening.abort()
}
