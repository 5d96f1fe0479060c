import type { ContentClient } from '#clients/content/content-client.ts'

/** One typed client per outside service; the type of each is exported by its own module. */
export type Clients = {
  readonly commerce: object
  readonly search: object
  readonly content: ContentClient
  readonly carrier: object
  readonly checkout: object
}
