import { CHECKOUT_CANCELED, CHECKOUT_PARAMETER } from '#contracts/api/billing.ts'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The query parameter that the provider's redirect carries; null if absent or malformed. */
export const checkoutIn = (search: string): string | null => {
  const found = new URLSearchParams(search).get(CHECKOUT_PARAMETER)
  return found !== null && (found === CHECKOUT_CANCELED || ID.test(found)) ? found : null
}
