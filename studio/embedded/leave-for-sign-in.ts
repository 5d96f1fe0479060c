/** Leads to the sign-in of the desk, or to its second factor, and back to the same page. */
export function leaveForSignIn(code: unknown): void {
  const path = code === 'second-factor-required' ? '/desk/confirm' : '/desk/sign-in'
  const returnTo = location.pathname + location.search
  location.assign(`${path}?${new URLSearchParams({ returnTo })}`)
}
