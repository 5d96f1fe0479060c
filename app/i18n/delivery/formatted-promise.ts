import type { DeliveryPromise, DeliveryWindow } from '#domain/delivery/delivery-promise.ts'

/** `days` are formatted dates, 'March 12 – 19, 2027'; null while they are unconfirmed. */
export type FormattedPromise = Pick<DeliveryPromise, 'method' | 'isFragile' | 'hasDedicatedCourier'> & {
  readonly days: string | null
  /** The name of an agreed delivery, which replaces the method. */
  readonly agreed?: string | null
  /** The notices that apply to this delivery. */
  readonly notices?: readonly string[]
}

export function formatPromise(
  { window, method, isFragile, hasDedicatedCourier }: DeliveryPromise,
  formatDays: (window: DeliveryWindow) => string,
  agreed: string | null = null,
): FormattedPromise {
  const days = window && formatDays(window)
  return { days, method, isFragile, hasDedicatedCourier, ...(agreed !== null && { agreed }) }
}
