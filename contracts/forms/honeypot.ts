/** Name of a hidden field that only bots fill in. The server gives them the usual answer and stores nothing. */
export const HONEYPOT_NAME = 'website'
