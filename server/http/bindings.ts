import type { HttpBindings } from '@hono/node-server'
import type { Page } from '#app/page/page.server.ts'

/** Tests may omit Node's objects. */
export type Bindings = Partial<HttpBindings>

export type HttpEnvironment = {
  Bindings: Bindings & { requestId: string }
  /** `isOurs`: the request was created here from a body that was already read, so its headers may be changed. */
  Variables: { isOurs?: true }
}

/** A response to one visitor, and the search that its page shows. */
export type PageResponse = { readonly response: Response; readonly search: Page['search'] }
