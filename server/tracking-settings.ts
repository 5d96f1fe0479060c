import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'

export type TrackingSettings = {
  url: string | null
  /** The number of the hosted shop whose tracking endpoint gets the events; null: the service of the house. */
  shopId: number | null
  /** Only servers hold it. */
  serverTokens: RotatedSecret
  /** With which the service of the house signs visitors. */
  visitorSecrets: RotatedSecret
}

/** Where the official client of the hosted shop sends events. */
const SHOPIFY_TRACKING = 'https://monorail-edge.shopifysvc.com'

/** Where events of visits are sent. */
export function trackingOf(
  given: { TRACKING_URL?: string | undefined; TRACKING_SHOP_ID?: number | undefined },
  serverTokens: RotatedSecret,
  visitorSecrets: RotatedSecret,
): TrackingSettings {
  const { TRACKING_URL: url, TRACKING_SHOP_ID: shopId = null } = given
  return { url: url ?? (shopId === null ? null : SHOPIFY_TRACKING), shopId, serverTokens, visitorSecrets }
}
