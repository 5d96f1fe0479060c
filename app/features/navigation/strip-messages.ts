import type { StripMessages } from '#clients/content/marketing-message.ts'
import { type DeliveryDay, findStripNotice } from '#domain/delivery/delivery-notices.ts'
import type { Locale } from '#domain/market/locale.ts'

/** A message in the strip; without a text, the placeholder of a targeted message. */
export type StripMessage = {
  readonly key: string
  readonly text?: string | undefined
  readonly link?: string | null | undefined
  /** The audiences of targeted messages, separated by spaces; theirs replaces the message for everyone. */
  readonly audience?: string
}

/**
 * Returns a notice about deliveries if there is one; otherwise the message for everyone and, if any are targeted, the
 * message for an audience of the visitor or its placeholder.
 */
export function stripMessages(
  day: DeliveryDay,
  { language, country }: Locale,
  { message, targeted, audiences }: StripMessages,
): readonly StripMessage[] {
  const notice = findStripNotice(day, country)
  if (notice) return [{ key: 'all', text: notice.stripText ?? notice.text, link: notice.link }]
  const shared: StripMessage = { key: 'all', text: message?.text, link: message?.link }
  if (audiences.length === 0) return [shared]
  // Another country or language needs a separate placeholder.
  const key = `${language} ${country}`
  return [shared, { key, text: targeted?.text, link: targeted?.link, audience: audiences.join(' ') }]
}
