import { expect, test } from 'vitest'
import { ATTRIBUTE_KEYS, parseProductAttributes, TEXT_LANGUAGE_KEY } from './product-attributes.ts'

const parse = (fields: Record<string, string>) => parseProductAttributes(new Map(Object.entries(fields)))

// spec 3: product: the 28 attribute keys
test('there is a key for each of the 28 attribute fields', () => {
  expect(new Set(ATTRIBUTE_KEYS).size).toBe(28)
  const parsed = Object.keys(parse({}))
  const others: readonly string[] = ['isPremiumPlus', TEXT_LANGUAGE_KEY]
  expect(parsed.filter((key) => !others.includes(key)).toSorted()).toEqual(ATTRIBUTE_KEYS.toSorted())
})

// spec 3: product: shipping option is standard by default
test('a product without attributes has empty ones', () => {
  expect(parse({})).toMatchObject({
    material: [],
    designer: null,
    isCustomizable: false,
    shippingOption: 'standard',
    leadTime: null,
    customerRestrictions: null,
    tradePrice: { EUR: null, USD: null, GBP: null },
    dimensions: { widthCm: null, weightKg: null },
    localizedSlugs: {},
    shippingCosts: [],
  })
})

// spec 3: product: attribute fields read
test('all attributes of a complete product are parsed', () => {
  const attributes = parse({
    material: '["Murano glass","brass"]',
    color: 'Amber',
    isCustomizable: 'true',
    dimensions: '{"widthCm":40,"heightCm":"52.5","depthCm":40,"weightKg":3.2}',
    shippingCosts: '[{"market":"EU","amount":{"EUR":"90.0","USD":99,"GBP":"79.5"}}]',
    excludedCountries: '["us","CA"]',
    artisanName: 'Vetreria Bassi',
    artisanSlug: 'vetreria-bassi',
    artisanPlan: 'Plus',
    leadTime: '28',
    customerRestrictions: 'b2b_only',
    localizedSlugs: '{"en":"amber-lamp","it":"lampada-ambra","pt":"candeeiro"}',
    tradePrice: '{"EUR":"765.0","USD":820.5}',
    cadFile: 'https://files.example/lamp.dwg',
    recommended: '["brass-table","linen-chair"]',
  })
  expect(attributes).toMatchObject({
    material: ['Murano glass', 'brass'],
    color: ['Amber'],
    isCustomizable: true,
    dimensions: {
      widthCm: 40,
      heightCm: 52.5,
      depthCm: 40,
      seatHeightCm: null,
      armHeightCm: null,
      weightKg: 3.2,
    },
    shippingCosts: [{ market: 'EU', amountMinor: { EUR: 9000, USD: 9900, GBP: 7950 } }],
    excludedCountries: ['US', 'CA'],
    artisanSlug: 'vetreria-bassi',
    isPremiumPlus: true,
    leadTime: '28',
    customerRestrictions: 'b2b_only',
    localizedSlugs: { en: 'amber-lamp', it: 'lampada-ambra' },
    tradePrice: { EUR: 76_500, USD: 82_050, GBP: null },
    cadFile: 'https://files.example/lamp.dwg',
    recommended: ['brass-table', 'linen-chair'],
  })
  expect(attributes.localizedSlugs).not.toHaveProperty('pt')
})

// spec 6: artisan plan Plus marks isPremiumPlus
test.each([
  ['Plus', true],
  ['plus', true],
  ['Premium', false],
  ['', false],
])('an artisan on the plan "%s" is premium plus: %s', (artisanPlan, expected) => {
  expect(parse({ artisanPlan }).isPremiumPlus).toBe(expected)
})

// spec 5: b2b_only and b2c_only flags
test.each([
  ['b2b_only', 'b2b_only'],
  ['B2C_ONLY', 'b2c_only'],
  ['["b2c_only"]', 'b2c_only'],
  ['none', null],
  ['', null],
])('the customer restriction %s is read as %s', (customerRestrictions, restriction) => {
  expect(parse({ customerRestrictions }).customerRestrictions).toBe(restriction)
})

test.each([
  ['dimensions', '{"widthCm":'],
  ['dimensions', '[1,2,3]'],
  ['shippingCosts', 'free'],
  ['shippingCosts', '[{"market":"MARS","amount":"3"}]'],
  ['customProperties', 'null'],
  ['localizedSlugs', '[]'],
  ['tradePrice', '{"EUR":"a lot"}'],
])('a badly filled %s (%s) is as good as missing', (key, value) => {
  expect(parse({ [key]: value })).toEqual(parse({}))
})
