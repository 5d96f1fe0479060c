import type { HttpBindings } from '@hono/node-server'

/** What Node knows of a request beside the request itself. A test may leave it out. */
export type Bindings = Partial<HttpBindings>

/** The variables that travel with a request through the server. */
export type HttpEnvironment = { Bindings: Bindings; Variables: { requestId: string } }
