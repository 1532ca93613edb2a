/** Starts the download of a blob, under the given file name. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The download has started by the end of this task, and needs the object URL no longer.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
