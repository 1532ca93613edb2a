/**
 * Name of a hidden field that only bots fill in: the server gives them the usual answer and stores nothing. It must not
 * be a name that browsers and password managers fill in, or messages of people would be dropped.
 */
export const HONEYPOT_NAME = 'remarks'
