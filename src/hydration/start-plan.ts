/** Data in the head of a prerendered page for its starter. What does not apply is left out: the document has no byte to spare. */

/** Condition under which the page is hydrated at once, without waiting for an idle browser. */
export type StartCause = 'always' | 'session' | 'draft' | 'url'

export type StartPlan = {
  entry: string
  /** What the page needs beside the entry: preloaded in parallel with it, against a request waterfall. */
  withEntry: readonly string[]
  /** For a page of the account: chunks that its calls need and it does not have. They are preloaded if a session is stored. */
  withSession?: readonly string[]
  cause?: StartCause
  /** Hydrated right after the first paint, before the fonts, as a form cannot be used without its script. */
  isForm?: true
  /** The prerendered state is wrong for a visit with the cause, so it stays hidden until hydration. */
  isHidden?: true
}

/** Of the element with the texts of an account page: see `Texts`. Other pages load theirs, which others share. */
export const TEXTS_ID = 'texts'
export const PLAN_ID = 'start-plan'

export const readStartPlan = () => JSON.parse(document.getElementById(PLAN_ID)?.textContent ?? '') as StartPlan
