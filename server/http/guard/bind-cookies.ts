import type { MiddlewareHandler } from 'hono'
import { fromBrowser, toBrowser } from '#app/visitor/cookies/host-cookies.ts'
import type { HttpEnvironment } from '../bindings.ts'

/** Behind TLS, adds the `__Host-` prefix to every cookie of the shop and the provider, and removes it from requests. */
export function bindCookies({ isSecure }: { isSecure: boolean }): MiddlewareHandler<HttpEnvironment> {
  return async (context, next) => {
    if (!isSecure) return next()
    const cookies = context.req.header('cookie')
    if (cookies !== undefined) {
      const headers = new Headers(context.req.raw.headers)
      headers.set('cookie', fromBrowser(cookies, { isSecure }))
      context.req.raw = new Request(context.req.raw, { headers })
    }
    await next()
    const lines = context.res.headers.getSetCookie()
    if (lines.length === 0) return undefined
    const { body, status, headers: given } = context.res
    const headers = new Headers([...given].filter(([name]) => name !== 'set-cookie'))
    for (const line of lines) headers.append('set-cookie', toBrowser(line, { isSecure }))
    // Hono would otherwise merge the cookies of the previous response into the new one.
    context.res = undefined
    context.res = new Response(body, { status, headers })
    return undefined
  }
}
