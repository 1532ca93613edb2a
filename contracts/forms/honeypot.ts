/**
 * Name of a hidden field that only bots fill in: the server gives them the usual answer and stores nothing. It must be
 * no name that browsers and password managers fill in, which would drop the messages of people.
 */
export const HONEYPOT_NAME = 'remarks'
