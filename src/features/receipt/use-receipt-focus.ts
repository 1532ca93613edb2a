import { useState } from 'react'
import { useFocusFallback } from '#src/account/use-focus-fallback.ts'

/**
 * Where the focus goes when the clicked link goes away with the list or with a receipt: to the heading of the receipt,
 * and back to the link that opened it. `receipt`: id of the shown one.
 */
export const useReceiptFocus = (receipt: string | null) => {
  const [last, setLast] = useState(receipt)
  if (receipt !== null && receipt !== last) setLast(receipt)
  const heading = useFocusFallback<HTMLHeadingElement>(receipt)
  const link = useFocusFallback<HTMLAnchorElement>(receipt)
  return { heading, opened: { payment: last, link } }
}
export type ReceiptFocus = ReturnType<typeof useReceiptFocus>
