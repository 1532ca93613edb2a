/** Texts of the path book, in the languages of the site. Texts of the site itself come from its catalogues. */
export type BookTexts = {
  tag: string
  title: string
  lead: string
  playedOn: (base: string) => string
  flows: string
  paths: string
  steps: string
  states: string
  transitions: string
  edges: string
  result: string
  passed: string
  failed: string
  notReached: string
  allFlows: string
  allStates: string
  onlyFailed: string
  nothingLeft: string
  covered: string
  uncovered: string
  broken: string
  whatHappens: string
  whatIsSeen: string
  whatShouldBeSeen: string
  unplayable: string
  counterexample: string
  replay: string
  trace: string
  pictures: string
  quote: (text: string) => string
  path: (number: number) => string
  open: (url: string) => string
  fromOtherPage: string
  fill: (value: string, field: string) => string
  leaveEmpty: (field: string) => string
  choose: (value: string, field: string) => string
  tick: (field: string) => string
  untick: (field: string) => string
  click: (name: string) => string
  focus: (name: string) => string
  accepts: string
  refuses: (why: string) => string
  limits: (seconds: string) => string
  unforeseen: string
  unreachable: string
  byItself: string
  outside: string
  waits: (seconds: number) => string
  heading: (text: string) => string
  alert: (text: string) => string
  reads: (text: string) => string
  ready: (names: string) => string
  busy: (names: string) => string
  absent: (names: string) => string
  holds: (value: string, field: string) => string
  leads: (url: string) => string
  moves: string
  whatWasDone: string
  seenInstead: string
  failsAt: (path: string, step: number, steps: number) => string
  screen: (name: string) => string
  noScreen: string
  noHeading: string
  noAlert: string
  noText: string
  disabled: (names: string) => string
  hidden: (name: string) => string
  asks: (name: string) => string
  asksNothing: string
  sends: (value: string, field: string, name: string) => string
  withData: (data: string) => string
  browserStops: (why: string) => string
  pages: string
  pageWorks: string
}
