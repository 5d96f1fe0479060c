import { MENU_PARAMETER } from '#app/preview/preview-parameters.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { House } from '#domain/house/house.ts'
import type { Result } from '#domain/result.ts'
import { isTradeClient, menuIdOf } from '#domain/visitor/roles.ts'
import { contactOf } from './contact/contact.ts'

export type Navigation = Awaited<ReturnType<typeof loadNavigation>>

/**
 * The frame of every page: menu and message for the visitor's audience (Spec §6). If the content service is unavailable
 * they are null and the page renders without them. Spec §2: in preview the query parameter menu-id selects the menu.
 */
export async function loadNavigation(
  content: ContentClient,
  { locale, country, isPreview, role }: Visitor,
  { url, house }: { url: URL; house: Pick<House, 'contact'> },
) {
  const slug = (isPreview && url.searchParams.get(MENU_PARAMETER)) || menuIdOf(role)
  const audience = isTradeClient(role) ? 'trade' : 'consumer'
  const [menu, message, footer, offices] = await Promise.all([
    content.getMenu({ slug, locale, isPreview }),
    content.getMarketingMessage({ locale, audience, isPreview }),
    content.getFooter({ locale, isPreview }),
    content.getOffices({ locale, isPreview }),
  ])
  return {
    menu: orNull(menu),
    message: orNull(message),
    footer: orNull(footer),
    contact: { ...contactOf(country, house.contact), offices: offices.ok ? offices.value : [] },
  }
}

function orNull<Value>(result: Result<Value | null, string>): Value | null {
  return result.ok ? result.value : null
}
