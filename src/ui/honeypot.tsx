import { HONEYPOT_NAME } from '#contracts/forms/honeypot.ts'

/** A trap for programs that fill in whatever they find: nobody sees it, hears of it, comes to it by key or has it filled. */
export const Honeypot = () => (
  <div className="visually-hidden" aria-hidden="true">
    <input name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
  </div>
)
