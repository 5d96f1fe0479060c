import { z } from 'zod'
import type { Locale } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ContentReader } from '../reading/content-reader.ts'
import { optionalText, pageUrl, parseValidItems } from '../reading/content-shapes.ts'
import { PAGE_URL, text, VISIBLE_HERE } from '../reading/groq.ts'

/** `url` is without the locale. */
export type OfficeLink = { readonly city: string; readonly role: string | null; readonly url: string }

/** In the editors' order: the headquarters first. */
export async function readOffices(
  { read, report }: ContentReader,
  { locale, isPreview = false }: { locale: Locale; isPreview?: boolean },
): Promise<Result<OfficeLink[], 'content-unavailable'>> {
  const params = { language: locale.language, country: locale.country }
  const schema = z.array(z.unknown())
  const result = await read({ what: 'offices', query: OFFICES, params, schema, isPreview })
  return result.ok ? ok(parseValidItems(officeLink, result.value, 'offices', report)) : result
}

const OFFICES = `*[_type == "landing" && defined(office) && private != true && ${VISIBLE_HERE}]
  | order(position asc, _id asc){
    "city": ${text('office.city')}, "role": ${text('office.role')}, "url": ${PAGE_URL}
  }`

const officeLink: z.ZodType<OfficeLink> = z.object({
  city: z.string().min(1),
  role: optionalText,
  url: pageUrl,
})
