import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import { previewContext } from '#app/preview/preview.ts'
import { clientsContext, houseContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/visitor/roles.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { loader } from './shell.tsx'

async function hasTradeLink(role: Role, { hasTradeProgram = true } = {}): Promise<boolean> {
  const url = new URL('https://shop.example/it-it/trade')
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, { ...visitorOf(url, SAMPLE_HOUSE), role })
  context.set(sessionContext, null)
  context.set(previewContext, null)
  const content = {
    getFrame: async () =>
      ok({
        menu: { id: 'menu', slug: 'menu', items: [], editorials: [] },
        messages: { message: null, targeted: null, audiences: [] },
        footer: { columns: [], note: null, legal: [], hasTradeProgram, privacyPath: null },
        offices: [],
        notices: [],
      }),
  }
  context.set(clientsContext, { content } as unknown as Clients)
  const loaded = await loader({ context, url } as unknown as Parameters<typeof loader>[0])
  return loaded.hasTradeLink
}

// spec 6: the trade link in the header: not for trade clients, and only where there is a page
test('the header leads to the Trade Program those who are not trade clients, if it has a page', async () => {
  const linkShown = await Promise.all(ROLES.map((role) => hasTradeLink(role)))
  expect(ROLES.filter((_, at) => linkShown[at])).toEqual(['guest', 'consumer'])
  expect(await hasTradeLink('guest', { hasTradeProgram: false })).toBe(false)
})
