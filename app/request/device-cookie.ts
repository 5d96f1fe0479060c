import type { ScreenVisitor } from '#clients/identity/screens-client.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** By what an account knows this browser; it stays when its owner signs out. */
export const DEVICE_COOKIE = 'device'

export function deviceCookie(token: string, isSecure: boolean): string {
  return writeCookie(DEVICE_COOKIE, token, { isSecure, isHttpOnly: true })
}

/** The browser of a request, as the identity service is told of it. */
export function screenVisitorOf({ headers }: Request): ScreenVisitor {
  const cookie = headers.get('cookie') ?? ''
  return {
    cookie,
    visitorKey: headers.get(VISITOR_KEY_HEADER),
    deviceToken: readCookie(cookie, DEVICE_COOKIE),
    userAgent: headers.get('user-agent'),
  }
}
