const ID = 'announcer'

/** Live region for client-side navigation: announces the new page's title, or its language. The browser announces loads. */
export const Announcer = () => <p id={ID} className="visually-hidden" aria-live="polite" />

/** Written past React, which renders the element without children and so never overwrites the text. */
export const announce = (text: string): void => {
  const announcer = document.getElementById(ID)
  if (announcer !== null) announcer.textContent = text
}
