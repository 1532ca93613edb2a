/** Of a control that no person sees: what fills it is a machine. The server answers it like any other and stores nothing. */
export const HONEYPOT_NAME = 'website'
