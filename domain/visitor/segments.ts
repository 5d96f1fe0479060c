import { isTradeClient, type Role } from './roles.ts'

/** Spec §6: the audience segments. */
export const AUDIENCES = ['repeat_users', 'is_trade', 'has_email_opted_in'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Minimum orders of a repeat user. */
const REPEAT_ORDERS = 1

/** Only active orders count. */
export function isRepeatUser(orders: number): boolean {
  return orders >= REPEAT_ORDERS
}

/** Spec §6: the audience chosen by an editor; everyone if there is none. */
export type AudienceTarget = { readonly audience?: Audience | undefined }

/**
 * The visitor's audiences from the browser's segments. The trade audience depends only on the session's role, since
 * anyone can write a cookie.
 */
export function resolveAudiences(cookies: SegmentCookies, role: Role): readonly Audience[] {
  return AUDIENCES.filter((audience) =>
    audience === 'is_trade' ? isTradeClient(role) : storedAudiences(cookies).includes(audience),
  )
}

/** The audiences of a browser, regardless of the session. */
export function storedAudiences({ repeatUser, emailOptIn }: SegmentCookies): readonly Audience[] {
  return [
    ...(repeatUser === 'true' ? (['repeat_users'] as const) : []),
    ...(emailOptIn === 'true' ? (['has_email_opted_in'] as const) : []),
  ]
}

/** The segments stored in the browser (Spec §3). Null if not set or expired. */
export type SegmentCookies = {
  /** 'trade' or 'consumer'. */
  readonly customerType: string | null
  /** 'true' if set. */
  readonly repeatUser: string | null
  /** 'true' or 'false'. */
  readonly emailOptIn: string | null
}
export type SegmentCookie = keyof SegmentCookies

/**
 * The audiences to look up (Spec §4): the customer type until it is set, the opt-in flag when its cookie has expired,
 * and with either of them the repeat-user flag until it is true.
 */
export function audiencesToRequest({
  customerType,
  repeatUser,
  emailOptIn,
}: SegmentCookies): readonly Audience[] {
  const isDue = customerType === null || emailOptIn === null
  if (!isDue) return []
  return [
    ...(repeatUser === 'true' ? [] : (['repeat_users'] as const)),
    ...(customerType === null ? (['is_trade'] as const) : []),
    ...(emailOptIn === null ? (['has_email_opted_in'] as const) : []),
  ]
}

/**
 * The cookies to store after a lookup returned the audiences in `found` (Spec §4): the customer type once, the
 * repeat-user flag only if true, and the opt-in flag either way. A failed lookup counts as empty (Spec §8).
 */
export function toSegmentCookies(
  requested: readonly Audience[],
  found: ReadonlySet<Audience>,
): Partial<Record<SegmentCookie, string>> {
  return {
    ...(requested.includes('is_trade') && { customerType: found.has('is_trade') ? 'trade' : 'consumer' }),
    ...(requested.includes('repeat_users') && found.has('repeat_users') && { repeatUser: 'true' }),
    ...(requested.includes('has_email_opted_in') && { emailOptIn: String(found.has('has_email_opted_in')) }),
  }
}
