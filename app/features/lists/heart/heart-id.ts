import { idNumber } from '#domain/ids.ts'

/** A customer who signs in, or has no JavaScript, returns to this id. */
export function heartId(productId: string): string {
  return `heart-${idNumber(productId)}`
}
