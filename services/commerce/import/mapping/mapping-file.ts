import { z } from 'zod'
import {
  type CategoryMapping,
  isCategoryPath,
  NO_CATEGORIES,
  RULE_FIELDS,
} from '#domain/catalogue/category-mapping.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { LENGTH_UNITS, SIZE_ORDERS } from '#domain/product/dimensions-text.ts'

const path = z
  .string()
  .refine(isCategoryPath, 'expected a path of at most three levels, such as furniture/tables')
const titles = z.partialRecord(z.enum(LANGUAGES), z.string().min(1))
/** Where an attribute is read from: metafields as `namespace.key` or `key`, options by name, tags, the description. */
const sources = {
  metafields: z.array(z.string()),
  options: z.array(z.string()),
  isReadFromTags: z.boolean(),
  isReadFromDescription: z.boolean(),
}
/** Materials and colors. `words` maps the words of the file to those of the shop. */
const named = z.strictObject({ ...sources, words: z.record(z.string(), z.string()) })

const shape = z
  .strictObject({
    categories: z.record(path, titles),
    rules: z.array(z.strictObject({ field: z.enum(RULE_FIELDS), is: z.string().min(1), category: path })),
    fallback: path,
    attributes: z.strictObject({
      dimensions: z.strictObject({
        ...sources,
        order: z.enum(SIZE_ORDERS).nullable(),
        unit: z.enum(LENGTH_UNITS).nullable(),
      }),
      material: named,
      color: named,
      leadTime: z.strictObject(sources),
    }),
  })
  .superRefine(({ categories, rules, fallback }, context) => {
    for (const category of new Set([...rules.map((rule) => rule.category), fallback])) {
      if (!(category in categories)) {
        context.addIssue({ code: 'custom', path: ['categories'], message: `${category} is missing` })
      }
    }
  })

/** Defines how categories and attributes are derived from a product file (docs/product-file.md). */
export type ImportMapping = CategoryMapping & Pick<z.infer<typeof shape>, 'attributes'>
export type NamedSources = z.infer<typeof named>
export type Sources = Omit<NamedSources, 'words'>

/** Parses a mapping that was edited manually. `detail` lists every error with its path. */
export function parseMapping(
  text: string,
): { ok: true; value: ImportMapping } | { ok: false; code: 'mapping-invalid'; detail: string } {
  const parsed = shape.safeParse(readJson(text))
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, code: 'mapping-invalid', detail: z.prettifyError(parsed.error) }
}

export function mappingText(mapping: ImportMapping): string {
  return `${JSON.stringify(mapping, null, 2)}\n`
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const MATERIALS = ['material', 'materials', 'materiale', 'materiali', 'materialien', 'matériau', 'matière']
const COLORS = ['color', 'colour', 'colore', 'farbe', 'couleur']
const SIZES = ['size', 'dimensions', 'dimensioni', 'abmessungen', 'maße', 'medidas', 'taille']

/** The default mapping: no rules, and the usual names of fields and options. */
export const DEFAULT_MAPPING: ImportMapping = {
  categories: { ...NO_CATEGORIES.categories },
  rules: [],
  fallback: NO_CATEGORIES.fallback,
  attributes: {
    dimensions: {
      metafields: [
        ...SIZES,
        ...['width', 'depth', 'height', 'length', 'diameter', 'width_cm', 'depth_cm', 'height_cm'],
      ],
      options: [...SIZES, 'größe'],
      isReadFromTags: false,
      isReadFromDescription: true,
      order: 'width-depth-height',
      unit: null,
    },
    material: {
      metafields: MATERIALS,
      options: MATERIALS,
      isReadFromTags: true,
      isReadFromDescription: true,
      words: {},
    },
    color: {
      metafields: [...COLORS, 'color-pattern'],
      options: COLORS,
      isReadFromTags: true,
      isReadFromDescription: true,
      words: {},
    },
    leadTime: {
      metafields: ['leadTime', 'lead_time', 'lieferzeit', 'delivery_time'],
      options: [],
      isReadFromTags: true,
      isReadFromDescription: true,
    },
  },
}
