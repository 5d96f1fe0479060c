import type { HttpBindings } from '@hono/node-server'

/** What Node knows of a request beside the request itself. A test may leave it out. */
export type Bindings = Partial<HttpBindings>

/** What travels with a request through the router. */
export type HttpEnvironment = {
  Bindings: Bindings & { requestId: string }
}
