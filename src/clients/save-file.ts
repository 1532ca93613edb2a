/** Safari may read the object URL after the task of the click. Milliseconds. */
const DOWNLOAD_START = 40_000

/** Starts the download of a blob, under the given file name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_START)
}
