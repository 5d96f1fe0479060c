/** Where the choice of what may be kept is made without a script, and changed later. */
export const CONSENT_PATH = '/cookie-settings'
/** The page that tells of every cookie, by its English name: it leads to its own in every language. */
export const POLICY_PATH = '/legal/cookie-policy'
