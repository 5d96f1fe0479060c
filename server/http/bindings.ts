import type { HttpBindings } from '@hono/node-server'

/** Tests may omit Node's objects. */
export type Bindings = Partial<HttpBindings>

export type HttpEnvironment = {
  Bindings: Bindings & { requestId: string }
  /** `isOurs`: the request was created here from a body that was already read, so its headers may be changed. */
  Variables: { isOurs?: true }
}
