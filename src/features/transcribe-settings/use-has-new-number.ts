import { useState } from 'react'

/** Whether another number than at first, or than none since, is linked: it was connected in this visit. */
export const useHasNewNumber = (phone: string | null): boolean => {
  const [before, setBefore] = useState(phone)
  if (phone === null && before !== null) setBefore(null)
  return phone !== null && phone !== before
}
