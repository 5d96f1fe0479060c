import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { MENU_PARAMETER } from '#app/preview/preview-parameters.ts'
import { audiencesFor } from '#app/visitor/audiences-for.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { Footer } from '#clients/content/footer.ts'
import type { StripMessages } from '#clients/content/marketing-message.ts'
import type { Menu } from '#clients/content/menu.ts'
import type { ContentLink } from '#clients/content/reading/content-shapes.ts'
import type { CountedCategory } from '#clients/search/categories/find-category-tree.ts'
import { GENERATED_TOPICS } from '#domain/content/generated-topics.ts'
import type { DeliveryDay } from '#domain/delivery/delivery-notices.ts'
import type { House } from '#domain/house/house.ts'
import type { Result } from '#domain/result.ts'
import { isTradeClient, menuIdOf } from '#domain/visitor/roles.ts'
import { contactOf } from './contact/contact.ts'
import { stripMessages } from './strip-messages.ts'

export type NavigationSources = {
  readonly content: ContentClient
  /** Fallback for a shop without a menu. */
  readonly findCategories: () => Promise<Result<CountedCategory[], 'search-failed'>>
}

export type Navigation = Awaited<ReturnType<typeof loadNavigation>>

/** The most categories in the header, and the most characters of their titles: one line at 1024 pixels. */
const MENU_CAP = 7

const MENU_CHARACTER_CAP = 56

/** The most categories in the footer. */
const FOOTER_CAP = 8

/** The most subcategories of one category in its panel. */
const PANEL_CAP = 12

/**
 * The frame of every page: menu and message for the visitor's audience (Spec §6). If the content service is unavailable
 * they are null and the page renders without them; a notice about deliveries replaces the message; where editors have made none, they list the categories. Spec §2: in preview the query parameter menu-id selects the menu; an unknown one is reported.
 */
export async function loadNavigation(
  { content, findCategories }: NavigationSources,
  visitor: Visitor,
  { url, house, day }: { url: URL; house: Pick<House, 'contact' | 'description'>; day: DeliveryDay },
) {
  const { locale, country, isPreview, role } = visitor
  const segments = audiencesFor(visitor)
  const chosen = isPreview ? url.searchParams.get(MENU_PARAMETER) : null
  const slug = chosen || menuIdOf(role)
  const audience = isTradeClient(role) ? 'trade' : 'consumer'
  const [menu, strip, footer, offices] = await Promise.all([
    content.getMenu({ slug, locale, isPreview }),
    content.getStripMessages({ locale, audience, segments, isPreview }),
    content.getFooter({ locale, isPreview }),
    content.getOffices({ locale, isPreview }),
  ])
  const hasAll = !(menu.ok && menu.value === null) && !(footer.ok && footer.value === null)
  const tree = hasAll ? null : orNull(await findCategories())
  return {
    menu: orNull(menu) ?? (tree && menuOfCategories(tree)),
    ...(chosen && menu.ok && menu.value === null && { unknownMenu: chosen }),
    isEdited: !menu.ok || menu.value !== null,
    messages: stripMessages(day, locale, strip.ok ? strip.value : NO_MESSAGES),
    footer: orNull(footer) ?? (tree && footerOfCategories(tree, footerTexts(visitor, house))),
    contact: { ...contactOf(country, house.contact), offices: offices.ok ? offices.value : [] },
  }
}

const NO_MESSAGES: StripMessages = { message: null, targeted: null, audiences: [] }

function footerTexts({ language }: Visitor, { description }: Pick<House, 'description'>) {
  const legal = GENERATED_TOPICS.map((topic) => ({
    label: pageText(topic, language),
    url: `/legal/${topic}`,
  }))
  return { title: pageText('categories', language), note: description, legal }
}

function orNull<Value>(result: Result<Value | null, string>): Value | null {
  return result.ok ? result.value : null
}

/** Fallback for a shop without an edited menu; null without categories. */
export function menuOfCategories(tree: readonly CountedCategory[]): Menu | null {
  if (tree.length === 0) return null
  return {
    id: 'categories',
    slug: 'categories',
    items: oneLineOf(tree).map((category) => ({
      key: category.id,
      link: linkTo(category),
      group: 'products',
      columns: columnsOf(category),
    })),
    editorials: [],
  }
}

function oneLineOf(tree: readonly CountedCategory[]): readonly CountedCategory[] {
  let characters = 0
  const beyond = tree.findIndex(({ title }, index) => {
    characters += title.length
    return index === MENU_CAP || (index > 0 && characters > MENU_CHARACTER_CAP)
  })
  return beyond === -1 ? tree : tree.slice(0, beyond)
}

/** One column for each subcategory with parts of its own, and one for all others. */
function columnsOf(category: CountedCategory): Menu['items'][number]['columns'] {
  const shown = category.children.slice(0, PANEL_CAP)
  const divided = shown.filter(({ children }) => children.length > 0)
  const single = shown.filter(({ children }) => children.length === 0)
  const columns = [...divided.map((child) => ({ of: child, links: child.children }))]
  if (single.length > 0) columns.unshift({ of: category, links: single })
  return columns.map(({ of, links }) => ({
    type: 'editorialMenuColumn' as const,
    key: of.id,
    lists: [
      {
        key: of.id,
        header: linkTo(of),
        links: links.slice(0, PANEL_CAP).map((child) => ({ ...linkTo(child), isHighlighted: false })),
        hasDesktopViewAll: true,
      },
    ],
  }))
}

/** Fallback for a shop without an edited footer. */
export function footerOfCategories(
  tree: readonly CountedCategory[],
  { title, note, legal }: { title: string; note: string; legal: Footer['legal'] },
): Footer {
  const links = tree.slice(0, FOOTER_CAP).map(linkTo)
  return {
    columns: links.length > 0 ? [{ key: 'categories', title, links }] : [],
    note,
    legal,
    hasTradeProgram: false,
    privacyPath: null,
  }
}

function linkTo({ title, titleLanguage, url }: CountedCategory): ContentLink {
  return { label: title, labelLanguage: titleLanguage, url }
}
