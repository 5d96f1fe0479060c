import type { HttpBindings } from '@hono/node-server'

/** Node's objects of a request. A test may omit them. */
export type Bindings = Partial<HttpBindings>

/** The context of a request in the router. */
export type HttpEnvironment = {
  Bindings: Bindings & { requestId: string }
  /** `isOurs`: the request was made here from a body that was read, so that its headers may be changed. */
  Variables: { isOurs?: true }
}
