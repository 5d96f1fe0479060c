import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { Footer } from '#clients/content/footer.ts'
import type { Frame } from '#clients/content/frame.ts'
import type { Menu } from '#clients/content/menu.ts'
import type { ContentLink } from '#clients/content/reading/content-shapes.ts'
import type { CountedCategory } from '#clients/search/categories/find-category-tree.ts'
import { GENERATED_TOPICS } from '#domain/content/generated-topics.ts'
import type { DeliveryDay } from '#domain/delivery/delivery-notices.ts'
import type { House } from '#domain/house/house.ts'
import type { Result } from '#domain/result.ts'
import { getContact } from './contact/contact.ts'
import { stripMessages } from './strip-messages.ts'

export type NavigationSources = {
  /** Null if the content service is unavailable. */
  readonly frame: Frame | null
  /** Fallback for a shop without a menu. */
  readonly findCategories: () => Promise<Result<CountedCategory[], 'search-failed'>>
}

export type Navigation = Awaited<ReturnType<typeof loadNavigation>>

/** Maximum number of categories in the header, and of characters in their titles: one line at 1024 pixels. */
const MENU_CAP = 7

const MENU_CHARACTER_CAP = 56

/** Maximum number of categories in the footer. */
const FOOTER_CAP = 8

/** Maximum number of subcategories in the panel of a category. */
const PANEL_CAP = 12

/**
 * Loads what surrounds every page. Without the content service, menu and footer are null and the page renders without
 * them; if editors have created none, they list the categories. A notice about deliveries replaces the message. A menu
 * chosen in preview that does not exist is reported (Spec §2).
 */
export async function loadNavigation(
  { frame, findCategories }: NavigationSources,
  visitor: Visitor,
  { house, day }: { house: Pick<House, 'contact' | 'description'>; day: DeliveryDay },
) {
  const { locale, country, previewedMenu } = visitor
  const { menu, footer, messages, offices } = frame ?? NO_FRAME
  const hasAll = frame === null || (menu !== null && footer !== null)
  const found = hasAll ? null : await findCategories()
  const tree = found?.ok ? found.value : null
  return {
    menu: menu ?? (tree && menuFromCategories(tree)),
    ...(previewedMenu && frame && menu === null && { unknownMenu: previewedMenu }),
    isEdited: frame === null || menu !== null,
    messages: stripMessages(day, locale, messages),
    footer: footer ?? (tree && footerFromCategories(tree, footerTexts(visitor, house))),
    contact: { ...getContact(country, house.contact), offices },
  }
}

const NO_FRAME: Pick<Frame, 'menu' | 'footer' | 'messages' | 'offices'> = {
  menu: null,
  footer: null,
  messages: { message: null, targeted: null, audiences: [] },
  offices: [],
}

function footerTexts({ language }: Visitor, { description }: Pick<House, 'description'>) {
  const legal = GENERATED_TOPICS.map((topic) => ({
    label: pageText(topic, language),
    url: `/legal/${topic}`,
  }))
  return { title: pageText('categories', language), note: description, legal }
}

/** Fallback for a shop without an edited menu; null without categories. */
export function menuFromCategories(tree: readonly CountedCategory[]): Menu | null {
  if (tree.length === 0) return null
  return {
    id: 'categories',
    slug: 'categories',
    items: fitOneLine(tree).map((category) => ({
      key: category.id,
      link: toLink(category),
      group: 'products',
      columns: toColumns(category),
    })),
    editorials: [],
  }
}

function fitOneLine(tree: readonly CountedCategory[]): readonly CountedCategory[] {
  let characters = 0
  const firstExcess = tree.findIndex(({ title }, index) => {
    characters += title.length
    return index === MENU_CAP || (index > 0 && characters > MENU_CHARACTER_CAP)
  })
  return firstExcess === -1 ? tree : tree.slice(0, firstExcess)
}

/** Returns one column for each subcategory with subcategories of its own, and one for all others. */
function toColumns(category: CountedCategory): Menu['items'][number]['columns'] {
  const shown = category.children.slice(0, PANEL_CAP)
  const parents = shown.filter(({ children }) => children.length > 0)
  const leaves = shown.filter(({ children }) => children.length === 0)
  const columns = parents.map((child) => ({ parent: child, links: child.children }))
  if (leaves.length > 0) columns.unshift({ parent: category, links: leaves })
  return columns.map(({ parent, links }) => ({
    type: 'editorialMenuColumn' as const,
    key: parent.id,
    lists: [
      {
        key: parent.id,
        header: toLink(parent),
        links: links.slice(0, PANEL_CAP).map((child) => ({ ...toLink(child), isHighlighted: false })),
        hasDesktopViewAll: true,
      },
    ],
  }))
}

/** Fallback for a shop without an edited footer. */
export function footerFromCategories(
  tree: readonly CountedCategory[],
  { title, note, legal }: { title: string; note: string; legal: Footer['legal'] },
): Footer {
  const links = tree.slice(0, FOOTER_CAP).map(toLink)
  return {
    columns: links.length > 0 ? [{ key: 'categories', title, links }] : [],
    note,
    legal,
    hasTradeProgram: false,
    privacyPath: null,
  }
}

function toLink({ title, titleLanguage, url }: CountedCategory): ContentLink {
  return { label: title, labelLanguage: titleLanguage, url }
}
