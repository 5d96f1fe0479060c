import { z } from 'zod'
import type { CountryLimits } from '#domain/content/country-visibility.ts'
import { safeLinkAddress } from '#domain/links/link-address.ts'
import type { Language, LocalizedText } from '#domain/market/language.ts'
import type { Picture } from '#domain/product/product.ts'
import type { ContentReader } from './content-reader.ts'

/** `url` is a path without the locale (`/categories/furniture`), or an absolute URL. */
export type ContentLink = {
  readonly label: string
  /** Set if the label is not in the requested language. */
  readonly labelLanguage?: Language | undefined
  readonly url: string
}

export const contentLink: z.ZodType<ContentLink> = z.object({
  label: z.string().min(1),
  url: z.string().refine((url) => safeLinkAddress(url) !== null),
})

/** Unpublished workshops are omitted. */
export const workshopSlugs: z.ZodType<string[]> = z
  .array(z.string().nullable())
  .nullish()
  .transform((slugs) => (slugs ?? []).filter((slug) => slug !== null))

/** A URL; null if there is none, or if it is unsafe. */
export const optionalUrl: z.ZodType<string | null> = z
  .string()
  .nullish()
  .transform((url) => safeLinkAddress(url ?? null))

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

/** Null if no picture was uploaded. */
export const optionalPicture: z.ZodType<Picture | null> = contentPicture.nullable().catch(null)

/** Without the locale. */
export const pageUrl = z.string().regex(/^\/(?!\/)/)

/** Spec §6: null if shown in every country. */
export const countryLimits: z.ZodType<CountryLimits | null> = z
  .object({ dedicatedCountries: countryCodes(), excludedCountries: countryCodes() })
  .nullable()

function countryCodes() {
  return z.array(z.string()).nullish()
}

export const optionalText = z
  .string()
  .nullish()
  .transform((text) => (text?.trim() ? text : null))

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

/** Null if the page's own title and text are used. */
export type PageMeta = { readonly title: string | null; readonly description: string | null }

export const pageMeta: z.ZodType<PageMeta> = z
  .object({ title: optionalText, description: optionalText })
  .nullish()
  .transform((meta) => meta ?? { title: null, description: null })

/** An invalid item is reported with its path and left out, so that an editor's mistake never breaks a page. */
export function parseValidItems<Item>(
  schema: z.ZodType<Item>,
  list: readonly unknown[] | null | undefined,
  what: string,
  report: ContentReader['report'],
): Item[] {
  return (list ?? []).flatMap((item, position) => parseItem(schema, item, { position, what, report }))
}

/** Reports an invalid item and returns nothing. */
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
