import type { DeliveryPromise, DeliveryWindow } from '#domain/delivery/delivery-promise.ts'

/** What is promised of a delivery, with its days in words: 'March 12 – 19, 2027'; null while they are to be confirmed. */
export type WrittenPromise = Pick<DeliveryPromise, 'method' | 'isFragile' | 'hasDedicatedCourier'> & {
  readonly days: string | null
}

export function writePromise(
  { window, method, isFragile, hasDedicatedCourier }: DeliveryPromise,
  writeDays: (window: DeliveryWindow) => string,
): WrittenPromise {
  return { days: window && writeDays(window), method, isFragile, hasDedicatedCourier }
}
