import { z } from 'zod'
import type { Picture } from '#domain/product/product.ts'
import { DOCUMENT_PREVIEW } from './document-preview.ts'
import type { ContentReader } from './reading/content-reader.ts'
import {
  type ContentLink,
  contentLink,
  contentPicture,
  pageUrl,
  parseValidItems,
} from './reading/content-shapes.ts'
import { IMAGE, LINK, text, VISIBLE_HERE, visibleDocuments } from './reading/groq.ts'

export type Menu = {
  readonly id: string
  readonly slug: string
  readonly items: readonly MenuItem[]
  /** Spec §2: the ideas group may show up to 2 editorial entries. */
  readonly editorials: readonly EditorialPreview[]
}

export type MenuItem = {
  readonly key: string
  readonly link: ContentLink
  readonly group: 'products' | 'ideas'
  readonly columns: readonly MenuColumn[]
}

export type MenuColumn =
  | { readonly type: 'editorialMenuColumn'; readonly key: string; readonly lists: readonly MenuList[] }
  | {
      readonly type: 'editorialMenuImage'
      readonly key: string
      readonly picture: Picture
      readonly link: ContentLink
      readonly colspan: 1 | 2 | 3 | 4
    }

export type MenuList = {
  readonly key: string
  readonly header: ContentLink
  readonly links: readonly (ContentLink & { readonly isHighlighted: boolean })[]
  /** Whether the desktop panel ends with a link to everything. */
  readonly hasDesktopViewAll: boolean
}

export type EditorialPreview = {
  readonly id: string
  readonly type: 'landing' | 'collection' | 'magazine'
  readonly url: string
  readonly title: string
  readonly picture: Picture
}

/** Spec §9: ideas preview 2 items. */
const EDITORIAL_CAP = 2

export function toMenu(
  { items, editorials, ...menu }: z.infer<typeof menuDocument>,
  report: ContentReader['report'],
): Menu {
  const what = `menu ${menu.id}`
  return {
    ...menu,
    items: parseValidItems(menuItem, items, what, report).map((item) => ({
      ...item,
      columns: parseValidItems(menuColumn, item.columns, `${what}, ${item.link.label}`, report),
    })),
    editorials: parseValidItems(editorialPreview, editorials, what, report).slice(0, EDITORIAL_CAP),
  }
}

/** The menu with the slug or document id `$menu` (Spec §7). */
export const MENU = `*[_type == "editorialMenu" && (slug.current == $menu || _id == $menu) && ${VISIBLE_HERE}]
  | order(select(count(dedicatedCountries) > 0 => 0, 1) asc)[0]{
    "id": _id,
    "slug": slug.current,
    "items": firstLevelMenu[${VISIBLE_HERE}]{
      "key": _key, "link": link${LINK}, group,
      "columns": submenu[${VISIBLE_HERE}]{
        "type": _type, "key": _key,
        _type == "editorialMenuColumn" => { "lists": menuList[]{
          "key": _key,
          "header": header${LINK},
          "links": links[]{ "isHighlighted": highlighted == true, ...${LINK} },
          "hasDesktopViewAll": desktopViewAll == true
        }},
        _type == "editorialMenuImage" => {
          "picture": { "alt": ${text('alternativeText')}, ...image{ ${IMAGE} } },
          "link": link${LINK}, colspan
        }
      }
    },
    "editorials": ${visibleDocuments('ideasAdditionalContent.editorialContent')}${DOCUMENT_PREVIEW}
  }`

const list = z.array(z.unknown()).nullish()

export const menuDocument = z.object({ id: z.string(), slug: z.string(), items: list, editorials: list })

const menuItem = z.object({
  key: z.string(),
  link: contentLink,
  group: z
    .enum(['products', 'ideas'])
    .nullish()
    .transform((group) => group ?? 'products'),
  columns: list,
})

const menuList = z.object({
  key: z.string(),
  header: contentLink,
  links: z.array(z.intersection(contentLink, z.object({ isHighlighted: z.boolean() }))),
  hasDesktopViewAll: z.boolean(),
})

const colspan = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)])

const menuColumn = z.discriminatedUnion('type', [
  z.object({ type: z.literal('editorialMenuColumn'), key: z.string(), lists: z.array(menuList).min(1) }),
  z.object({
    type: z.literal('editorialMenuImage'),
    key: z.string(),
    picture: contentPicture,
    link: contentLink,
    colspan: colspan.nullish().transform((units) => units ?? 1),
  }),
])

const editorialPreview: z.ZodType<EditorialPreview> = z
  .object({ id: z.string(), title: z.string().min(1), url: pageUrl, picture: contentPicture })
  .extend({ type: z.enum(['landing', 'collection', 'magazine']) })
