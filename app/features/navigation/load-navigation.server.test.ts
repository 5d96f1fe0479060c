import { expect, test } from 'vitest'
import { MENU_PARAMETER } from '#app/preview/preview-parameters.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { ok } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/visitor/roles.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loadNavigation } from './load-navigation.server.ts'

/** The content requests for a role. */
async function requestedBy(role: Role, { search = '', isPreview = false } = {}) {
  const requested: { menu?: string; audience?: string } = {}
  const content = {
    async getMenu({ slug }) {
      requested.menu = slug
      return ok(null)
    },
    async getMarketingMessage({ audience }) {
      requested.audience = audience
      return ok(null)
    },
    getFooter: async () => ok(null),
    getOffices: async () => ok([]),
  } as Partial<ContentClient> as ContentClient
  const url = new URL(`https://shop.example/it-it/${search}`)
  await loadNavigation(
    { content, findCategories: async () => ok([]) },
    { ...visitorOf(url, SAMPLE_HOUSE), role, isPreview },
    { url, house: SAMPLE_HOUSE },
  )
  return requested
}

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
