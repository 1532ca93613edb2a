import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'

/** For browsers and password managers that ignore `autocomplete`; Chrome fills nothing that is inert. */
const NO_AUTOFILL = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-lpignore': 'true',
  'data-protonpass-ignore': '',
}

/** Honeypot against spam bots: hidden visually and from screen readers, not in tab order, not autofilled. */
export const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true" inert>
    <input name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" defaultValue="" {...NO_AUTOFILL} />
  </div>
)
