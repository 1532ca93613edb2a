import { useEffect } from 'react'
import { dropPicture } from './picture.ts'

/** Releases the picked picture when the flow holds no file, and with the page. */
export const useDroppedPicture = (hasFile: boolean): void => {
  useEffect(() => {
    if (!hasFile) dropPicture()
  }, [hasFile])
  useEffect(() => dropPicture, [])
}
