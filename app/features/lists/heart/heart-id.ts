import { idNumber } from '#domain/ids.ts'

/** The id of a heart in the page of a customer: who signs in, or has no JavaScript, returns to it. */
export function heartId(productId: string): string {
  return `heart-${idNumber(productId)}`
}
