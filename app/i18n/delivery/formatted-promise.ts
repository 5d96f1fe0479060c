import type { DeliveryPromise, DeliveryWindow } from '#domain/delivery/delivery-promise.ts'

/** A delivery promise with its dates formatted: 'March 12 – 19, 2027'; null while they are unconfirmed. */
export type FormattedPromise = Pick<DeliveryPromise, 'method' | 'isFragile' | 'hasDedicatedCourier'> & {
  readonly days: string | null
  /** The name of an agreed delivery, instead of the method. */
  readonly agreed?: string | null
  /** The notices about deliveries that apply to it. */
  readonly notices?: readonly string[]
}

export function formatPromise(
  { window, method, isFragile, hasDedicatedCourier }: DeliveryPromise,
  writeDays: (window: DeliveryWindow) => string,
  agreed: string | null = null,
): FormattedPromise {
  const days = window && writeDays(window)
  return { days, method, isFragile, hasDedicatedCourier, ...(agreed !== null && { agreed }) }
}
