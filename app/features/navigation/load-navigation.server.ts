import type { Visitor } from '#app/request/context.ts'
import { MENU_PARAMETER } from '#app/request/preview.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { Result } from '#domain/result.ts'
import { contactOf } from './contact.ts'

/** Spec §6: consumers see the consumer menu. */
const CONSUMER_MENU = 'consumer-menu'

export type Navigation = Awaited<ReturnType<typeof loadNavigation>>

/**
 * What stands around every page. When the content service does not answer, the page stands without it: the
 * parts are null. Spec §2: in preview the menu's id comes from the query parameter menu-id.
 */
export async function loadNavigation(
  content: ContentClient,
  { locale, country, isPreview }: Visitor,
  url: URL,
) {
  const slug = (isPreview && url.searchParams.get(MENU_PARAMETER)) || CONSUMER_MENU
  const [menu, message, footer] = await Promise.all([
    content.getMenu({ slug, locale, isPreview }),
    content.getMarketingMessage({ locale, audience: 'consumer', isPreview }),
    content.getFooter({ locale, isPreview }),
  ])
  return {
    menu: orNull(menu),
    message: orNull(message),
    footer: orNull(footer),
    contact: contactOf(country),
  }
}

function orNull<Value>(answer: Result<Value | null, string>): Value | null {
  return answer.ok ? answer.value : null
}
