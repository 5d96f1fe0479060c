import { TEAM_BODY_BYTES_MAX, TEAM_BULK_MAX } from '../../../contracts/team/convention.ts'

/** Leaves half of a body for the common change; what undoes the prices of a product has all of its variants. */
const ITEMS_BYTES_MAX = TEAM_BODY_BYTES_MAX / 2

/** The items in as many calls as the team API needs: limited in number and in size, and none is empty. */
export function inBatches<Item>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = []
  let batch: Item[] = []
  let bytes = 0
  for (const item of items) {
    const size = new TextEncoder().encode(JSON.stringify(item)).length
    if (batch.length === 0 || batch.length === TEAM_BULK_MAX || bytes + size > ITEMS_BYTES_MAX) {
      batch = []
      bytes = 0
      batches.push(batch)
    }
    batch.push(item)
    bytes += size
  }
  return batches
}
