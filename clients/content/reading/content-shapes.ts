import { z } from 'zod'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import { linkAddress } from '#domain/links/link-address.ts'
import type { Language, LocalizedText } from '#domain/market/language.ts'
import type { Picture } from '#domain/product/product.ts'
import type { ContentReader } from './content-reader.ts'

/** A link of an editor: `url` is a path without the locale (`/categories/furniture`), or an absolute URL. */
export type ContentLink = {
  readonly label: string
  /** The language of the label, if it is not the requested one. */
  readonly labelLanguage?: Language | undefined
  readonly url: string
}

export const contentLink: z.ZodType<ContentLink> = z.object({
  label: z.string().min(1),
  url: z.string().refine((url) => linkAddress(url) !== null),
})

/** The slugs of the workshops that a document is about; one that is not published has none. */
export const workshopSlugs: z.ZodType<string[]> = z
  .array(z.string().nullable())
  .nullish()
  .transform((slugs) => (slugs ?? []).filter((slug) => slug !== null))

/** A safe link target; null if there is none, or if it is unsafe. */
export const optionalAddress: z.ZodType<string | null> = z
  .string()
  .nullish()
  .transform((url) => linkAddress(url ?? null))

const share = z.number().min(0).max(1)

export const contentPicture: z.ZodType<Picture> = z.object({
  url: z.string().min(1),
  alt: z
    .string()
    .nullish()
    .transform((alt) => alt ?? ''),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  focus: z.object({ x: share, y: share }).optional().catch(undefined),
})

/** An optional picture, which may not be uploaded yet. */
export const optionalPicture: z.ZodType<Picture | null> = contentPicture.nullable().catch(null)

/** A path of the shop, without the locale. */
export const pageUrl = z.string().regex(/^\/(?!\/)/)

/** The countries in which a page is visible (Spec §6); null for every country. */
export const countryLimits: z.ZodType<CountryLimits | null> = z
  .object({ dedicatedCountries: countryCodes(), excludedCountries: countryCodes() })
  .nullable()

function countryCodes() {
  return z.array(z.string()).nullish()
}

/** A text that an editor may leave empty. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => (text?.trim() ? text : null))

/** A text in all languages at once. */
export const allLanguages: z.ZodType<LocalizedText> = z.object({
  en: z.string().trim().min(1),
  it: translation(),
  es: translation(),
  de: translation(),
  fr: translation(),
})

function translation() {
  return z
    .string()
    .nullish()
    .transform((text) => text ?? undefined)
}

/** Metadata for search engines; null where the page's own title and text are used. */
export type PageMeta = { readonly title: string | null; readonly description: string | null }

export const pageMeta: z.ZodType<PageMeta> = z
  .object({ title: optionalText, description: optionalText })
  .nullish()
  .transform((meta) => meta ?? { title: null, description: null })

/**
 * The valid items of a list. An invalid one is reported with its path and left out, so that one mistake of an
 * editor never breaks a page.
 */
export function parseValidItems<Item>(
  schema: z.ZodType<Item>,
  list: readonly unknown[] | null | undefined,
  what: string,
  report: ContentReader['report'],
): Item[] {
  return (list ?? []).flatMap((item, position) => parseItem(schema, item, { position, what, report }))
}

/** The item if it is valid; otherwise it is reported, and nothing. */
export function parseItem<Item>(
  schema: z.ZodType<Item>,
  item: unknown,
  { position, what, report }: { position: number; what: string; report: ContentReader['report'] },
): Item[] {
  const parsed = schema.safeParse(item)
  if (parsed.success) return [parsed.data]
  const fields = parsed.error.issues.map(({ path }) =>
    path.filter((part) => typeof part === 'string').join('.'),
  )
  report({
    kind: 'content-broken',
    what,
    details: `item ${position}: ${z.prettifyError(parsed.error)}`,
    item: { position, fields },
  })
  return []
}
