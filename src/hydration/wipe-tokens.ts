/**
 * Tokens that a link put into the fragment of a page with no use for them are taken out of the address bar: nobody should
 * copy, photograph or synchronise them. The callback page reads its own, and wipes them itself.
 */
const TOKENS = /[#&](access_token|refresh_token|provider_token|provider_refresh_token|id_token)=/i
const READER = /\/auth\/callback\/?$/

export const wipeTokens = (): void => {
  const { pathname, search, hash } = location
  if (TOKENS.test(hash) && !READER.test(pathname)) history.replaceState(history.state, '', pathname + search)
}
