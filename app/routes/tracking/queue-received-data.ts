import { CART_PATHS } from '#app/features/bag/paths.ts'
import { note } from '#app/page/notes.ts'

/** Queues loader and action data that the router receives, with the form of a change of the bag. */
export async function queueReceivedData(request: Request, next: () => Promise<unknown>): Promise<void> {
  // A request body can be read only once.
  const copy = request.url.includes(CART_PATHS.line) && request.body ? request.clone() : null
  const results = await next()
  note({ kind: 'received', results, form: (await copy?.formData()) ?? null })
}
