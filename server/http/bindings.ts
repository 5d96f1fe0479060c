import type { HttpBindings } from '@hono/node-server'

/** Tests may omit Node's objects. */
export type Bindings = Partial<HttpBindings>

export type HttpEnvironment = {
  Bindings: Bindings & { requestId: string }
  /** `isOurs`: the request was made here from a body that was read, so that its headers may be changed. */
  Variables: { isOurs?: true }
}
