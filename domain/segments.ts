/** Spec §6: the audience segments. */
export const AUDIENCES = ['repeat_users', 'is_trade', 'has_email_opted_in'] as const
export type Audience = (typeof AUDIENCES)[number]

/** From this many orders on somebody has bought here before. */
const REPEAT_ORDERS = 1

/** Whether somebody with so many orders that stand is a repeat user. */
export function isRepeatUser(orders: number): boolean {
  return orders >= REPEAT_ORDERS
}

/** What a browser keeps of the segments (Spec §3). Null: it is not there yet, or no longer. */
export type SegmentCookies = {
  /** 'trade' or 'consumer' */
  readonly customerType: string | null
  /** 'true', or not there */
  readonly repeatUser: string | null
  /** 'true' or 'false' */
  readonly emailOptIn: string | null
}
export type SegmentCookie = keyof SegmentCookies

/**
 * What the audience service is to be asked for, by Spec §4: the customer type as long as none is set, the opt-in flag
 * when its cookie has expired, and along with either whether the visitor is a repeat user, until they are.
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
 * What is to be kept once the lookup has answered with the audiences in `found` (Spec §4): the customer type once, the
 * repeat-user flag only when it is so, the opt-in flag either way. A lookup that failed has found none (Spec §8).
 */
export function segmentsFound(
  asked: readonly Audience[],
  found: ReadonlySet<Audience>,
): Partial<Record<SegmentCookie, string>> {
  return {
    ...(asked.includes('is_trade') && { customerType: found.has('is_trade') ? 'trade' : 'consumer' }),
    ...(asked.includes('repeat_users') && found.has('repeat_users') && { repeatUser: 'true' }),
    ...(asked.includes('has_email_opted_in') && { emailOptIn: String(found.has('has_email_opted_in')) }),
  }
}
