import { useId, useState } from 'react'

/** Whether a part is shown, for a button with `aria-expanded`. `part` is the id of what it controls. */
export const useDisclosure = () => {
  const [isOpen, setOpen] = useState(false)
  return { isOpen, part: useId(), toggle: () => setOpen(!isOpen) }
}
