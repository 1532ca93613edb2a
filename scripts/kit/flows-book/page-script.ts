/** Filters of the path book, and its enlarged pictures. Runs in the page, as text: it uses nothing from outside. */
export const pageScript = () => {
  const one = <Found extends Element>(selector: string) => document.querySelector<Found>(selector) as Found
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const form = one<HTMLFormElement>('form')
  const states = one<HTMLSelectElement>('[name=state]')
  const dialog = one<HTMLDialogElement>('dialog')
  const enlarged = one<HTMLImageElement>('dialog img')

  const filter = () => {
    const wanted = new FormData(form)
    const [flow, state] = [String(wanted.get('flow')), String(wanted.get('state'))]
    for (const group of states.querySelectorAll('optgroup')) group.hidden = flow !== '' && group.label !== flow
    for (const path of all('[data-path]')) {
      const isInState = state === '' || (path.dataset['states'] ?? '').split(' ').includes(state)
      path.hidden = !isInState || (wanted.has('failed') && path.dataset['result'] !== 'failed')
    }
    for (const section of all('section[data-flow]')) {
      const isEmpty = section.querySelector('[data-path]:not([hidden])') === null
      section.hidden = (flow !== '' && section.dataset['flow'] !== flow) || isEmpty
    }
    one<HTMLElement>('.empty').hidden = all('section[data-flow]:not([hidden])').length > 0
  }

  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target.name === 'flow') states.value = ''
    filter()
  })
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
