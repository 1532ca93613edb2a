import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'

/** Honeypot against spam bots: hidden visually and from screen readers, not in tab order, not autofilled. */
export const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <input name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
  </div>
)
