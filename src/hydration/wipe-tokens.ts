/**
 * Removes auth tokens from the URL fragment, so that they are not copied, screenshotted or synchronised with the
 * history. The callback page is exempt: it reads its tokens, and removes them itself.
 */
const TOKENS = /[#&](access|refresh|provider|provider_refresh|id)_token=/i
const READER = /\/auth\/callback\/?$/

export const wipeTokens = (): void => {
  const { pathname, search, hash } = location
  if (TOKENS.test(hash) && !READER.test(pathname)) history.replaceState(history.state, '', pathname + search)
}
