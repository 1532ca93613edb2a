import { fromPromise } from 'xstate'

/**
 * Navigates to a page of the payment provider; resolves before the navigation has finished. A plan page that Back restores
 * from the browser's cache is loaded again: it was left before the payment, and shows that nothing was charged.
 */
export const defineOpenPage = () =>
  fromPromise<void, { url: string }>(({ input: { url } }) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) location.reload()
    })
    return Promise.resolve(location.assign(url))
  })
