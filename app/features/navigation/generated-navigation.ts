import type { Footer } from '#clients/content/footer.ts'
import type { Menu } from '#clients/content/menu.ts'
import type { ContentLink } from '#clients/content/reading/content-shapes.ts'
import type { CountedCategory } from '#clients/search/categories/find-category-tree.ts'

/** The most categories in the header, and the most characters of their titles: one line at 1024 pixels. */
const MENU_CAP = 7
const MENU_CHARACTER_CAP = 56
/** The most categories in the footer. */
const FOOTER_CAP = 8
/** The most subcategories of one category in its panel. */
const PANEL_CAP = 12

/** The menu of a shop whose editors have not made one: its categories; null without any. */
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

/** The footer of a shop whose editors have not made one. */
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
