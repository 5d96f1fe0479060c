import { create, insertMultiple, search } from '@orama/orama'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import type { SearchRecord } from '#contracts/search/search-record.ts'
import { type OpenEngine, textsOf, WEIGHTS } from './engine-under-test.ts'

const LANGUAGES = {
  en: { language: 'english', stemmer: english },
  it: { language: 'italian', stemmer: italian },
  es: { language: 'spanish', stemmer: spanish },
  de: { language: 'german', stemmer: german },
  fr: { language: 'french', stemmer: french },
} as const

const SCHEMA = {
  skus: 'string',
  artisan: 'string',
  title: 'string',
  designer: 'string',
  categories: 'string',
  materials: 'string',
  tags: 'string',
  colors: 'string',
  shelf: 'enum[]',
  artisanKey: 'enum',
  designerKey: 'enum[]',
  materialKey: 'enum[]',
  colorKey: 'enum[]',
  isCustomizable: 'boolean',
} as const

/** Half of the facets that our lists count. */
const FACETS = {
  shelf: {},
  artisanKey: {},
  designerKey: {},
  materialKey: {},
  colorKey: {},
  isCustomizable: {},
}

/** Orama with the language's stemmer, weights, and one typo. */
export const openOrama: OpenEngine = async (language, records) => {
  const db = create({
    schema: SCHEMA,
    components: { tokenizer: { ...LANGUAGES[language], stemming: true } },
  })
  await insertMultiple(db, records.map(documentOf), 1000)
  return {
    async find(query) {
      const { hits } = await search(db, {
        term: query,
        limit: 10,
        boost: WEIGHTS,
        tolerance: 1,
        facets: FACETS,
      })
      return hits.map(({ id }) => id)
    },
    close() {},
  }
}

function documentOf(record: SearchRecord) {
  return {
    ...textsOf(record),
    shelf: [...record.choices.categories0, ...record.choices.categories1],
    artisanKey: record.artisan.slug,
    designerKey: record.keys.designer,
    materialKey: record.keys.material,
    colorKey: record.keys.color,
    isCustomizable: record.isCustomizable,
  }
}
