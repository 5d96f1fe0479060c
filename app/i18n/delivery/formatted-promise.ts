import type { DeliveryPromise, DeliveryWindow } from '#domain/delivery/delivery-promise.ts'

/** Formatted dates: 'March 12 – 19, 2027'; null while they are unconfirmed. */
export type FormattedPromise = Pick<DeliveryPromise, 'method' | 'isFragile' | 'hasDedicatedCourier'> & {
  readonly days: string | null
  /** The name of an agreed delivery, which replaces the method. */
  readonly agreed?: string | null
  /** Delivery notices that apply to it. */
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
