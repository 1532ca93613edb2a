/** Starts the download of a blob, under the given file name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken it by the end of this turn, and needs the address no longer.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
