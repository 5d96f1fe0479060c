import { expect, test } from 'vitest'
import { readConfiguration } from '../settings/config.ts'
import { hostedAdministrations } from './desk.ts'

const SHOPIFY = { COMMERCE_URL: 'https://casa.myshopify.com', COMMERCE_PRIVATE_TOKEN: 'token' }

test.each([
  ['nothing hosted', {}, {}],
  ['our own services elsewhere', { COMMERCE_URL: 'https://shop.example/services/commerce' }, {}],
  ['a Shopify shop', SHOPIFY, { commerce: 'https://admin.shopify.com/store/casa' }],
  [
    'its own domain',
    { ...SHOPIFY, COMMERCE_URL: 'https://casa.example' },
    { commerce: 'https://casa.example/admin' },
  ],
  [
    'its customers too',
    { ...SHOPIFY, CUSTOMER_URL: 'https://shopify.com/42', IDENTITY_URL: 'https://accounts.casa.example' },
    {
      commerce: 'https://admin.shopify.com/store/casa',
      customers: 'https://admin.shopify.com/store/casa/customers',
    },
  ],
  [
    'a Sanity project',
    { CONTENT_PROJECT: 'abc123' },
    { content: 'https://www.sanity.io/manage/project/abc123' },
  ],
  [
    'its tracking',
    { ...SHOPIFY, TRACKING_SHOP_ID: '42' },
    {
      commerce: 'https://admin.shopify.com/store/casa',
      tracking: 'https://admin.shopify.com/store/casa/analytics',
    },
  ],
  [
    'an Algolia application',
    { SEARCH_APPLICATION: 'APP', SEARCH_KEY: 'key', SEARCH_ADMIN_KEY: 'admin' },
    { search: 'https://dashboard.algolia.com/apps/APP' },
  ],
])('%s', (_, variables, expected) => {
  expect(hostedAdministrations(readConfiguration(variables).services)).toEqual(expected)
})
