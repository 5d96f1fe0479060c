import type { StripMessages } from '#clients/content/marketing-message.ts'
import { type DeliveryDay, stripNotice } from '#domain/delivery/delivery-notices.ts'
import type { Locale } from '#domain/market/locale.ts'

/** A message of the strip; without a text, the place of one. */
export type StripMessage = {
  readonly key: string
  readonly text?: string | undefined
  readonly link?: string | null | undefined
  /** The audiences of which some have a message of their own, which replaces that for everyone. */
  readonly audience?: string
}

/** What the strip says: a notice about deliveries, or the message for everyone and that for an audience of the visitor, or its place. */
export function stripMessages(
  day: DeliveryDay,
  { language, country }: Locale,
  { message, targeted, audiences }: StripMessages,
): readonly StripMessage[] {
  const notice = stripNotice(day, country)
  if (notice) return [{ key: 'all', text: notice.stripText ?? notice.text, link: notice.link }]
  const shared: StripMessage = { key: 'all', text: message?.text, link: message?.link }
  if (audiences.length === 0) return [shared]
  // In another country or language it is another place.
  const key = `${language} ${country}`
  return [shared, { key, text: targeted?.text, link: targeted?.link, audience: audiences.join(' ') }]
}
