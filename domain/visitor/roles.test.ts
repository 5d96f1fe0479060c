import { expect, test } from 'vitest'
import { parseProductAttributes } from '../product/product-attributes.ts'
import {
  attributesFor,
  grantedStanding,
  isTradeClient,
  mayCheckOut,
  mayRequestProduct,
  maySaveLists,
  maySeeProduct,
  maySeeTradePrices,
  menuIdForRole,
  ROLES,
  type Role,
  showsTradeLink,
  standingForRole,
  toRole,
} from './roles.ts'

// spec 6: roles: guest, consumer, trade client
test.each([
  [false, null, 'guest'],
  [false, 'approved', 'guest'],
  [true, null, 'consumer'],
  [true, 'pending', 'trade-pending'],
  [true, 'approved', 'trade-approved'],
  [true, 'rejected', 'trade-rejected'],
] as const)('signed in %s with an application %s: %s', (isSignedIn, standing, role) => {
  expect(toRole(isSignedIn, standing)).toBe(role)
})

test.each(['guest', 'consumer'] as const)('a %s has no application', (role) => {
  expect(standingForRole(role)).toBeNull()
})

test.each(['pending', 'approved', 'rejected'] as const)(
  'of the role of one that is %s it is told again',
  (standing) => {
    expect(standingForRole(toRole(true, standing))).toBe(standing)
  },
)

test.each([
  ...ROLES.map((role) => [standingForRole(role), true, standingForRole(role)] as const),
  ...ROLES.map(standingForRole).map(
    (standing) => [standing, false, standing === 'pending' ? standing : null] as const,
  ),
])('an application that is %s, of an address that is proven %s, opens what %s opens', (...row) => {
  const [standing, isEmailVerified, granted] = row
  expect(grantedStanding(standing, { isEmailVerified })).toBe(granted)
})

const may = (right: (role: Role) => boolean) => ROLES.filter(right)

// spec 6: upon-request products are for trade clients only
test('only approved trade clients see trade prices and request products', () => {
  expect(may(maySeeTradePrices)).toEqual(['trade-approved'])
  expect(may(mayRequestProduct)).toEqual(['trade-approved'])
})

// spec 4: a pending application blocks checkout
test('a pending trade client cannot check out, everyone else can', () => {
  expect(may((role) => mayCheckOut(role).ok)).toEqual([
    'guest',
    'consumer',
    'trade-approved',
    'trade-rejected',
  ])
  expect(mayCheckOut('trade-pending')).toEqual({ ok: false, code: 'trade-application-pending' })
})

// spec 6: a guest must sign in to save
test('everyone but a guest can save lists', () => {
  expect(may(maySaveLists)).toEqual(['consumer', 'trade-pending', 'trade-approved', 'trade-rejected'])
})

// spec 6: trade menu and consumer menu; trade link only to non-trade visitors
test('trade clients have the trade menu and no trade link', () => {
  const tradeClients = ['trade-pending', 'trade-approved', 'trade-rejected']
  expect(may(isTradeClient)).toEqual(tradeClients)
  expect(may((role) => menuIdForRole(role) === 'trade-menu')).toEqual(tradeClients)
  expect(may(showsTradeLink)).toEqual(['guest', 'consumer'])
})

// spec 6: b2b only, b2c only, internal use only
test.each([
  [null, false, ROLES],
  ['b2b_only', false, ['trade-approved']],
  ['b2c_only', false, ['guest', 'consumer', 'trade-pending', 'trade-rejected']],
  [null, true, []],
  ['b2b_only', true, []],
] as const)(
  'a product restricted to %s, internal %s, is seen by %j',
  (customerRestrictions, internalUseOnly, roles) => {
    expect(may((role) => maySeeProduct(role, { customerRestrictions, internalUseOnly }))).toEqual(roles)
  },
)

// spec 4: trade prices are visible only after approval
test('trade prices are removed for everyone who may not see them', () => {
  const attributes = parseProductAttributes(
    new Map([['tradePrice', '{"EUR":"765.0","USD":"820.0","GBP":"690.0"}']]),
  )
  for (const role of ROLES) {
    const shown = JSON.stringify(attributesFor(role, attributes)).includes('76500')
    expect(shown).toBe(role === 'trade-approved')
  }
})
