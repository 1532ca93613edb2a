const ID = 'announcer'

/** Read out by screen readers: the title of a new page, another language of the same one. The browser announces the first page. */
export const Announcer = () => <p id={ID} className="visually-hidden" aria-live="polite" />

/** React never writes into it, so what is said here stays until something else is. */
export const announce = (text: string): void => {
  const announcer = document.getElementById(ID)
  if (announcer !== null) announcer.textContent = text
}
