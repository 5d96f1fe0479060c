import { isLanguage, type Language } from '#domain/market/language.ts'

export const COLLECTION_COLUMNS = {
  handle: 'Handle',
  command: 'Command',
  title: 'Title',
  body: 'Body HTML',
  published: 'Published',
  pictureUrl: 'Image Src',
  seoTitle: 'Metafield: title_tag',
  seoDescription: 'Metafield: description_tag',
  mustMatch: 'Must Match',
  ruleColumn: 'Rule: Product Column',
  ruleRelation: 'Rule: Relation',
  ruleCondition: 'Rule: Condition',
  product: 'Product: Handle',
} as const
export type CollectionColumn = keyof typeof COLLECTION_COLUMNS

export type CollectionColumns = {
  has(name: CollectionColumn): boolean
  /** The trimmed field of a row; empty if the file has no such column. */
  text(fields: readonly string[], name: CollectionColumn): string
  /** Columns such as `Title (it)` and `Body HTML (de)`, which only our files have. */
  readonly translations: readonly {
    language: Language
    field: 'title' | 'descriptionHtml'
    index: number
  }[]
  readonly ignored: readonly string[]
}

/** Parses a header row. Names are compared case-insensitively, without the type: `Metafield: title_tag [string]`. */
export function readCollectionColumns(header: readonly string[]): CollectionColumns {
  const names = header.map((name) =>
    name
      .replace(/\[[^[\]]*\]/, '')
      .trim()
      .toLowerCase(),
  )
  const indexOf = (name: CollectionColumn) => names.indexOf(COLLECTION_COLUMNS[name].toLowerCase())
  const translations = names.flatMap((name, index) => {
    const [, field, language] = /^(title|body html) \((\w\w)\)$/.exec(name) ?? []
    if (!field || !isLanguage(language)) return []
    return [{ language, field: field === 'title' ? ('title' as const) : ('descriptionHtml' as const), index }]
  })
  const known = new Set<string>(Object.values(COLLECTION_COLUMNS).map((name) => name.toLowerCase()))
  const translated = new Set(translations.map(({ index }) => index))
  return {
    has: (name) => indexOf(name) !== -1,
    text: (fields, name) => fields[indexOf(name)]?.trim() ?? '',
    translations,
    ignored: header.filter((name, index) => {
      const plain = names[index] ?? ''
      return name.trim() !== '' && !known.has(plain) && !translated.has(index)
    }),
  }
}
