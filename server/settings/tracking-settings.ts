import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'

export type TrackingSettings = {
  url: string | null
  /** The hosted shop's number if its tracking endpoint gets the events; null for our own service. */
  shopId: number | null
  /** Only servers hold it. */
  serverTokens: RotatedSecret
  /** Signs visitors at our own service. */
  visitorSecrets: RotatedSecret
}

const SHOPIFY_TRACKING = 'https://monorail-edge.shopifysvc.com'

/** Where visit events are sent. */
export function trackingOf(
  given: { TRACKING_URL?: string | undefined; TRACKING_SHOP_ID?: number | undefined },
  serverTokens: RotatedSecret,
  visitorSecrets: RotatedSecret,
): TrackingSettings {
  const { TRACKING_URL: url, TRACKING_SHOP_ID: shopId = null } = given
  return { url: url ?? (shopId === null ? null : SHOPIFY_TRACKING), shopId, serverTokens, visitorSecrets }
}
