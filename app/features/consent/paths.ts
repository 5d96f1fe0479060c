/** The page on which consent is given without JavaScript, and changed later. */
export const CONSENT_PATH = '/cookie-settings'
/** The cookie policy by its English name; it redirects to its path in every language. */
export const POLICY_PATH = '/legal/cookie-policy'
