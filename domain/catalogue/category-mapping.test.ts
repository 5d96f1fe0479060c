import { expect, test } from 'vitest'
import {
  type CategoryFacts,
  type CategoryMapping,
  createCategorizer,
  isCategoryPath,
  NO_CATEGORIES,
  titleIn,
} from './category-mapping.ts'

const NOTHING: CategoryFacts = { taxonomy: '', type: '', collections: [], tags: [] }
const TABLES: CategoryMapping = {
  ...NO_CATEGORIES,
  categories: { furniture: { en: 'Furniture' }, 'furniture/tables': { en: 'Tables' } },
}

test.each([
  [{ taxonomy: 'Furniture > Tables > Coffee Tables', type: 'Table' }, 'furniture/tables/coffee-tables'],
  [{ taxonomy: 'Furniture > Tables > Accent Tables > Side Tables' }, 'furniture/tables/side-tables'],
  [{ taxonomy: 'Uncategorized', type: 'Table' }, 'furniture/tables'],
  [{ type: 'Möbel' }, 'mobel'],
  [{ type: 'Kitchen > Knives' }, 'kitchen/knives'],
  [{ type: '家具', collections: ['All', 'Bread pans'] }, 'bread-pans'],
  [{ collections: ['Frontpage'], tags: ['new', 'table'] }, 'furniture/tables'],
  [{ tags: ['wood', 'new'] }, null],
  [{ taxonomy: 'sg-4-17-2', type: 'Ball' }, 'ball'],
  [{ taxonomy: '436' }, null],
  [{}, null],
])('of %j the category is %j', (facts, category) => {
  const categorizer = createCategorizer(TABLES)
  const rule = categorizer.propose({ ...NOTHING, ...facts })
  expect(rule?.category ?? null).toBe(category)
  expect(categorizer.find({ ...NOTHING, ...facts })).toBe(rule)
  expect(categorizer.mapping().rules).toEqual(rule ? [rule] : [])
})

test('a proposed category has a title at each level, and an edited title stays', () => {
  const edited = { ...NO_CATEGORIES, categories: { kitchen: { en: 'The kitchen' } } }
  const categorizer = createCategorizer(edited)
  categorizer.propose({ ...NOTHING, taxonomy: 'Kitchen > Bread pans' })
  expect(categorizer.mapping().categories).toEqual({
    kitchen: { en: 'The kitchen' },
    'kitchen/bread-pans': { en: 'Bread pans' },
  })
})

test.each([
  ['taxonomy', 'furniture > tables', true],
  ['taxonomy', 'Furniture', false],
  ['taxonomy', 'Furniture > *', true],
  ['taxonomy', 'Furniture > Tables > *', false],
  ['type', 'TABLE', true],
  ['tag', 'wood', true],
  ['collection', 'New', false],
] as const)('a rule for the %s %s covers the table: %j', (field, is, isCovered) => {
  const facts = { taxonomy: 'Furniture > Tables', type: 'Table', tags: ['new', 'Wood'], collections: [] }
  const rule = { field, is, category: 'x' }
  expect(createCategorizer({ ...NO_CATEGORIES, rules: [rule] }).find(facts)).toEqual(isCovered ? rule : null)
})

test('the first of the rules that cover a product decides', () => {
  const rules = [
    { field: 'tag', is: 'outdoor', category: 'garden' },
    { field: 'type', is: 'Table', category: 'tables' },
  ] as const
  const { find } = createCategorizer({ ...NO_CATEGORIES, rules })
  expect(find({ ...NOTHING, type: 'Table', tags: ['Outdoor'] })?.category).toBe('garden')
  expect(find({ ...NOTHING, type: 'Table' })?.category).toBe('tables')
})

test.each([
  ['furniture/tables', true],
  ['a/b/c', true],
  ['a/b/c/d', false],
  ['Tables', false],
  ['bread pans', false],
  ['', false],
])('"%s" is the path of a category: %s', (text, expected) => {
  expect(isCategoryPath(text)).toBe(expected)
})

test.each([
  [{ de: 'Tische', en: 'Tables' }, 'de', { title: 'Tische', language: null }],
  [{ de: 'Tische', en: 'Tables' }, 'it', { title: 'Tables', language: 'en' }],
  [{ de: 'Tische' }, 'it', { title: 'Tische', language: 'de' }],
  [{}, 'it', null],
  [undefined, 'it', null],
] as const)('of %j the title in %s is %j', (titles, language, expected) => {
  expect(titleIn(titles, language)).toEqual(expected)
})
