import type { ScreenVisitor } from '#clients/identity/screens-client.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { readCookie } from './cookies/cookies.ts'
import { DEVICE_COOKIE } from './cookies/device-cookie.ts'

export function toScreenVisitor({ headers }: Request): ScreenVisitor {
  const cookie = headers.get('cookie') ?? ''
  return {
    cookie,
    visitorKey: headers.get(VISITOR_KEY_HEADER),
    deviceToken: readCookie(cookie, DEVICE_COOKIE),
    userAgent: headers.get('user-agent'),
  }
}
