/** Filters and enlarged pictures of the path book. Embedded into the page as text, so it must be self-contained. */
/* oxlint-disable unicorn/consistent-function-scoping -- only code inside this function reaches the page */
export const pageScript = () => {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const flows = document.querySelector<HTMLSelectElement>('[name=flow]')
  const states = document.querySelector<HTMLSelectElement>('[name=state]')
  const onlyFailed = document.querySelector<HTMLInputElement>('[name=failed]')
  const empty = document.querySelector<HTMLElement>('.empty')
  const dialog = document.querySelector('dialog')
  const enlarged = document.querySelector<HTMLImageElement>('dialog img')
  if (!flows || !states || !onlyFailed || !empty || !dialog || !enlarged) return

  const filter = () => {
    const [flow, state] = [flows.value, states.value]
    for (const group of states.querySelectorAll('optgroup')) {
      group.hidden = flow !== '' && group.dataset['group'] !== flow
    }
    for (const path of all('[data-path]')) {
      const isInState = state === '' || (path.dataset['states'] ?? '').split(' ').includes(state)
      path.hidden = !isInState || (onlyFailed.checked && path.dataset['result'] !== 'failed')
    }
    for (const section of all('section[data-flow]')) {
      const isEmpty = section.querySelector('[data-path]:not([hidden])') === null
      section.hidden = (flow !== '' && section.dataset['flow'] !== flow) || isEmpty
    }
    const shown = all('section[data-flow]:not([hidden])').map(({ dataset }) => dataset['flow'])
    for (const row of all('[data-row]')) row.hidden = !shown.includes(row.dataset['row'])
    empty.hidden = shown.length > 0
  }

  flows.addEventListener('change', () => {
    states.value = ''
    filter()
  })
  states.addEventListener('change', filter)
  onlyFailed.addEventListener('change', filter)
  const showPictures = (path: HTMLElement) => {
    for (const image of path.querySelectorAll<HTMLImageElement>('[data-picture]:not([src])')) {
      const original = document.querySelector<HTMLImageElement>(
        `[data-key="${CSS.escape(image.dataset['picture'] ?? '')}"]`,
      )
      if (original !== null) image.src = original.src
    }
  }
  for (const path of all('[data-path]')) {
    path.addEventListener('toggle', () => showPictures(path))
    if (path.hasAttribute('open')) showPictures(path)
  }
  document.addEventListener('click', ({ target }) => {
    const picture = target instanceof Element ? target.closest('.thumb')?.querySelector('img') : null
    if (!picture) return
    enlarged.src = picture.src
    enlarged.alt = picture.alt
    dialog.showModal()
  })
  dialog.addEventListener('click', () => dialog.close())
  filter()
}
