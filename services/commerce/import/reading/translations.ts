import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import type { MediaDraft, TranslationDraft } from '../product-draft.ts'
import type { RefusalCode } from '../refusals.ts'
import { sanitizeDescription } from '../sanitize-description.ts'
import { HANDLE } from './handles.ts'
import type { ReadProduct } from './read-product.ts'

/**
 * One or more JSON files have the translations of products:
 *
 *     { "sospensione-laguna": {
 *         "it": { "title": "…", "handle": "…", "descriptionHtml": "<p>…</p>", "material": ["Vetro soffiato"],
 *                 "options": { "Finish": { "name": "Finitura", "values": { "Brass": "Ottone" } } },
 *                 "seo": { "title": "…", "description": "…" },
 *                 "alt": ["text of the first picture", "of the second"],
 *                 "metafields": { "custom.color": "[\"Ambra\"]" } },
 *         "de": { … } } }
 *
 * Everything is optional; what is missing falls back to the original. `alt` may be one text for all pictures,
 * `material` one text or a list. A product may appear in several files, each with different languages.
 */
const translation = z.strictObject({
  title: z.string().min(1).optional(),
  handle: z.string().optional(),
  descriptionHtml: z.string().optional(),
  material: z.union([z.string(), z.array(z.string())]).optional(),
  options: z
    .record(
      z.string(),
      z.strictObject({ name: z.string().optional(), values: z.record(z.string(), z.string()).optional() }),
    )
    .optional(),
  seo: z.strictObject({ title: z.string().optional(), description: z.string().optional() }).optional(),
  alt: z.union([z.string(), z.array(z.string())]).optional(),
  metafields: z.record(z.string(), z.string()).optional(),
})

type Translation = z.infer<typeof translation>

const translationsFile = z.record(z.string(), z.partialRecord(z.enum(LANGUAGES), translation))

/** Handle → language → the product's translation. */
export type Translations = ReadonlyMap<string, Partial<Record<Language, Translation>>>

/** Reads translation files; later ones override earlier ones. Throws if a file is missing or invalid. */
export async function readTranslations(paths: readonly string[]): Promise<Translations> {
  const all = new Map<string, Partial<Record<Language, Translation>>>()
  for (const path of paths) {
    const file = translationsFile.parse(JSON.parse(await readFile(path, 'utf8')))
    for (const [handle, languages] of Object.entries(file)) {
      all.set(handle, { ...all.get(handle), ...languages })
    }
  }
  return all
}

export function translate(
  product: ReadProduct,
  media: readonly MediaDraft[],
  translations: Translations,
  refuse: (code: RefusalCode, detail: string) => void,
): { translations: TranslationDraft[]; media: MediaDraft[] } {
  const byLanguage = translations.get(product.handle) ?? {}
  const translated = LANGUAGES.flatMap((language) => {
    const texts = byLanguage[language]
    return texts ? [{ language, texts }] : []
  })
  for (const { texts } of translated) {
    if (texts.handle && !HANDLE.test(texts.handle)) refuse('translated-handle-invalid', texts.handle)
  }
  return {
    translations: translated.map(({ language, texts }) => toDraft(language, texts)),
    media: media.map((item) => ({ ...item, altTranslations: readAltTranslations(item, media, translated) })),
  }
}

/** Alternative texts are in the order of the pictures. A model has the text of the first picture, its preview. */
function readAltTranslations(
  item: MediaDraft,
  media: readonly MediaDraft[],
  translated: readonly { language: Language; texts: Translation }[],
): MediaDraft['altTranslations'] {
  const images = media.filter(({ kind }) => kind === 'image')
  const index = item.kind === 'image' ? images.indexOf(item) : 0
  return Object.fromEntries(
    translated.flatMap(({ language, texts }) => {
      const alt = typeof texts.alt === 'string' ? texts.alt : texts.alt?.[index]
      return alt ? [[language, alt]] : []
    }),
  )
}

function toDraft(language: Language, texts: Translation): TranslationDraft {
  const options = Object.entries(texts.options ?? {})
  const material = Array.isArray(texts.material) ? JSON.stringify(texts.material) : texts.material
  return {
    language,
    handle: texts.handle ?? null,
    title: texts.title ?? null,
    descriptionHtml: texts.descriptionHtml === undefined ? null : sanitizeDescription(texts.descriptionHtml),
    seoTitle: texts.seo?.title ?? null,
    seoDescription: texts.seo?.description ?? null,
    optionNames: Object.fromEntries(options.map(([name, option]) => [name, option.name ?? name])),
    optionValues: Object.fromEntries(options.map(([name, option]) => [name, option.values ?? {}])),
    metafields: { ...(material === undefined ? {} : { 'custom.material': material }), ...texts.metafields },
  }
}
