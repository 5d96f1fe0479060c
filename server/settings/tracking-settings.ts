import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'

export type TrackingSettings = {
  url: string | null
  /** The hosted shop's number if events go to its tracking endpoint; null for our own service. */
  shopId: number | null
  /** Only servers have them. */
  serverTokens: RotatedSecret
  /** Signs visitors in our own service. */
  visitorSecrets: RotatedSecret
}

const SHOPIFY_TRACKING = 'https://monorail-edge.shopifysvc.com'

/** Where visit events are sent. */
export function readTrackingSettings(
  given: { TRACKING_URL?: string | undefined; TRACKING_SHOP_ID?: number | undefined },
  serverTokens: RotatedSecret,
  visitorSecrets: RotatedSecret,
): TrackingSettings {
  const { TRACKING_URL: url, TRACKING_SHOP_ID: shopId = null } = given
  return { url: url ?? (shopId === null ? null : SHOPIFY_TRACKING), shopId, serverTokens, visitorSecrets }
}
