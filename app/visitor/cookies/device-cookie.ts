import { writeCookie } from './cookies.ts'

/** By what an account knows this browser; it stays when its owner signs out. */
export const DEVICE_COOKIE = 'device'

export function deviceCookie(token: string, isSecure: boolean): string {
  return writeCookie(DEVICE_COOKIE, token, { isSecure, isHttpOnly: true })
}
