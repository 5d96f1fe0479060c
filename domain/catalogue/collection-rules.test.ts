import { expect, test } from 'vitest'
import { type CollectionRule, isInCollection } from './collection-rules.ts'

const TABLE = {
  title: 'Oak coffee table',
  type: 'Table',
  vendor: 'Officina Brianza',
  tags: ['wood', 'new'],
  variants: [
    {
      title: 'Small',
      prices: { EUR: { priceMinor: 40_000, compareAtMinor: null } },
      grams: 12_000,
      stock: 0,
    },
    {
      title: 'Large',
      prices: { EUR: { priceMinor: 65_050, compareAtMinor: 70_000 } },
      grams: 18_000,
      stock: 2,
    },
    { title: 'Custom', prices: { USD: { priceMinor: 1, compareAtMinor: null } }, grams: 15_000, stock: null },
  ],
}

function rule(column: CollectionRule['column'], relation: CollectionRule['relation'], condition = '') {
  return { column, relation, condition }
}

test.each([
  ['TITLE', 'CONTAINS', 'coffee', true],
  ['TITLE', 'STARTS_WITH', 'oak', true],
  ['TITLE', 'STARTS_WITH', 'coffee', false],
  ['TITLE', 'ENDS_WITH', 'TABLE', true],
  ['TITLE', 'NOT_CONTAINS', 'walnut', true],
  ['TITLE', 'GREATER_THAN', 'a', false],
  ['TYPE', 'EQUALS', 'table', true],
  ['TYPE', 'NOT_EQUALS', 'table', false],
  ['VENDOR', 'EQUALS', 'Officina', false],
  ['TAG', 'EQUALS', 'Wood', true],
  ['TAG', 'NOT_EQUALS', 'new', false],
  ['TAG', 'EQUALS', 'woo', false],
  ['VARIANT_TITLE', 'EQUALS', 'large', true],
  ['VARIANT_PRICE', 'GREATER_THAN', '650.5', false],
  ['VARIANT_PRICE', 'GREATER_THAN', '650', true],
  ['VARIANT_PRICE', 'LESS_THAN', '400', false],
  ['VARIANT_PRICE', 'LESS_THAN', '400.01', true],
  ['VARIANT_PRICE', 'EQUALS', '400.00', true],
  ['VARIANT_PRICE', 'EQUALS', '', false],
  ['VARIANT_COMPARE_AT_PRICE', 'IS_SET', '', true],
  ['VARIANT_COMPARE_AT_PRICE', 'IS_NOT_SET', '', false],
  ['VARIANT_WEIGHT', 'GREATER_THAN', '18000', false],
  ['VARIANT_INVENTORY', 'GREATER_THAN', '0', true],
  ['VARIANT_INVENTORY', 'EQUALS', '0', true],
] as const)('%s %s %j: %j', (column, relation, condition, isMember) => {
  const rules = [rule(column, relation, condition)]
  expect(isInCollection({ mustMatch: 'all', rules, currency: 'EUR' }, TABLE)).toBe(isMember)
})

test.each([
  ['all', false],
  ['any', true],
] as const)('%s of a rule that holds and one that does not: %j', (mustMatch, isMember) => {
  const rules = [rule('TAG', 'EQUALS', 'wood'), rule('TYPE', 'EQUALS', 'Chair')]
  expect(isInCollection({ mustMatch, rules, currency: 'EUR' }, TABLE)).toBe(isMember)
})

test('a collection without rules has no products', () => {
  expect(isInCollection({ mustMatch: 'all', rules: [], currency: 'EUR' }, TABLE)).toBe(false)
})
