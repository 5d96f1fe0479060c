import { expect, test } from 'vitest'
import { MENU_PARAMETER } from '#app/preview/preview-parameters.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { DeliveryDay, DeliveryNotice } from '#domain/delivery/delivery-notices.ts'
import { ok } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/visitor/roles.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loadNavigation } from './load-navigation.server.ts'

const MESSAGE = { id: 'message', text: 'Made to order', link: null, isDedicated: false }
const DAY: DeliveryDay = { home: 'IT', today: '2026-11-26' }

/** The content requests for a role. */
async function requestedBy(role: Role, { search = '', isPreview = false } = {}) {
  return (await loaded(role, { search, isPreview })).requested
}

async function loaded(
  role: Role,
  {
    search = '',
    isPreview = false,
    day = DAY,
  }: { search?: string; isPreview?: boolean; day?: DeliveryDay } = {},
) {
  const requested: { menu?: string; audience?: string } = {}
  const content = {
    async getMenu({ slug }) {
      requested.menu = slug
      return ok(null)
    },
    async getStripMessages({ audience }) {
      requested.audience = audience
      return ok({ message: MESSAGE, targeted: null, audiences: [] })
    },
    getFooter: async () => ok(null),
    getOffices: async () => ok([]),
  } as Partial<ContentClient> as ContentClient
  const url = new URL(`https://shop.example/it-it/${search}`)
  const { messages } = await loadNavigation(
    { content, findCategories: async () => ok([]) },
    { ...visitorOf(url, SAMPLE_HOUSE), role, isPreview },
    { url, house: SAMPLE_HOUSE, day },
  )
  return { requested, messages }
}

// spec 6: trade menu and trade-only messages for trade clients
test('trade clients get the trade menu and messages, whatever the state of their application', async () => {
  for (const role of ROLES) {
    const isTrade = role.startsWith('trade-')
    expect([role, await requestedBy(role)]).toEqual([
      role,
      isTrade ? { menu: 'trade-menu', audience: 'trade' } : { menu: 'consumer-menu', audience: 'consumer' },
    ])
  }
})

test('only an editor in preview can choose the menu', async () => {
  const search = `?${MENU_PARAMETER}=spring-menu`
  expect((await requestedBy('guest', { search, isPreview: true })).menu).toBe('spring-menu')
  expect((await requestedBy('guest', { search })).menu).toBe('consumer-menu')
})

// spec 9: a notice in the strip replaces the message
test('a notice about deliveries takes the place of the message on its days, also for trade clients', async () => {
  const notice: DeliveryNotice = {
    id: 'strike',
    kind: 'delay',
    delayWeekdays: 3,
    text: 'A strike at the port',
    stripText: 'A strike',
    link: '/legal/shipping-and-returns',
    from: '2026-11-26',
    to: '2026-11-30',
    places: ['strip'],
  }
  for (const role of ['guest', 'trade-approved'] as const) {
    const during = await loaded(role, { day: { ...DAY, notices: [notice] } })
    expect(during.messages).toMatchObject([{ text: 'A strike', link: '/legal/shipping-and-returns' }])
    const after = await loaded(role, { day: { ...DAY, today: '2026-12-01', notices: [notice] } })
    expect(after.messages).toMatchObject([{ text: 'Made to order' }])
  }
})
