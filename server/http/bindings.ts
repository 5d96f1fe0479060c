import type { HttpBindings } from '@hono/node-server'

/** Tests may omit Node's objects. */
export type Bindings = Partial<HttpBindings>

export type HttpEnvironment = {
  Bindings: Bindings & { requestId: string }
  Variables: { isOurs?: true }
}
