/** Redirects to the desk's sign-in or second factor, which then returns to the same page. */
export function leaveForSignIn(code: unknown): void {
  const path = code === 'second-factor-required' ? '/desk/confirm' : '/desk/sign-in'
  const returnTo = location.pathname + location.search
  location.assign(`${path}?${new URLSearchParams({ returnTo })}`)
}
