import type { Context, MiddlewareHandler } from 'hono'
import type { HttpEnvironment } from './bindings.ts'
import { contentPolicy, type SecuritySettings, securityHeaders } from './security-headers.ts'

export function addSecurityHeaders(settings: SecuritySettings): MiddlewareHandler<HttpEnvironment> {
  const headers = Object.entries({
    ...securityHeaders(settings),
    'content-security-policy': contentPolicy({ scripts: [], styles: [], styleAttributes: [] }, settings),
  })
  return async (context, next) => {
    await next()
    setHeaders(
      context,
      headers.filter(([name]) => !context.res.headers.has(name)),
    )
  }
}

/** Sets response headers. A response from `fetch` is immutable, so it is copied first. */
export function setHeaders(context: Context<HttpEnvironment>, headers: [string, string][]): void {
  try {
    for (const [name, value] of headers) context.res.headers.set(name, value)
  } catch {
    const { body, status, headers: existing } = context.res
    context.res = new Response(body, { status, headers: [...existing, ...headers] })
  }
}
