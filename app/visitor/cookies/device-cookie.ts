import { writeCookie } from './cookies.ts'

/** Identifies this browser to an account, even after signing out. */
export const DEVICE_COOKIE = 'device'

export function deviceCookie(token: string, isSecure: boolean): string {
  return writeCookie(DEVICE_COOKIE, token, { isSecure, isHttpOnly: true })
}
