import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { clientsContext, type Visitor, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { Frame, FrameRequest } from '#clients/content/frame.ts'
import type { DeliveryDay, DeliveryNotice } from '#domain/delivery/delivery-notices.ts'
import { ok } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/visitor/roles.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { loadFrame } from './load-frame.server.ts'
import { loadNavigation } from './load-navigation.server.ts'

const MESSAGE = { id: 'message', text: 'Made to order', link: null, isDedicated: false }
const VISITOR = visitorOf(new URL('https://shop.example/it-it/'), SAMPLE_HOUSE)
const DAY: DeliveryDay = { home: 'IT', today: '2026-11-26' }

const FRAME: Frame = {
  menu: null,
  messages: { message: MESSAGE, targeted: null, audiences: [] },
  footer: null,
  offices: [],
  notices: [],
}

/** The frame requested for a role. */
async function requestedBy(role: Role, preview: Pick<Visitor, 'isPreview' | 'previewedMenu'> | null = null) {
  const getFrame = vi.fn(async (_: FrameRequest) => ok(FRAME))
  const context = new RouterContextProvider()
  context.set(visitorContext, { ...VISITOR, role, ...preview })
  context.set(clientsContext, { content: { getFrame } } as unknown as Clients)
  expect(await Promise.all([loadFrame(context), loadFrame(context)])).toEqual([FRAME, FRAME])
  const [[requested] = []] = getFrame.mock.calls
  expect(getFrame).toHaveBeenCalledOnce()
  return { menu: requested?.menu, isTrade: requested?.isTrade }
}

function loaded(role: Role, frame: Frame | null, day: DeliveryDay = DAY, previewedMenu?: string) {
  return loadNavigation(
    { frame, findCategories: async () => ok([]) },
    { ...VISITOR, role, ...(previewedMenu && { previewedMenu }) },
    { house: SAMPLE_HOUSE, day },
  )
}

// spec 6: trade menu and trade-only messages for trade clients
test('trade clients get the trade menu and messages, whatever the state of their application', async () => {
  for (const role of ROLES) {
    const isTrade = role.startsWith('trade-')
    expect([role, await requestedBy(role)]).toEqual([
      role,
      { menu: isTrade ? 'trade-menu' : 'consumer-menu', isTrade },
    ])
  }
})

test('an editor in preview can choose the menu, and reads that there is none', async () => {
  const chosen = { isPreview: true, previewedMenu: 'spring-menu' }
  expect((await requestedBy('guest', chosen)).menu).toBe('spring-menu')
  expect(await loaded('guest', FRAME, DAY, 'spring-menu')).toMatchObject({ unknownMenu: 'spring-menu' })
  expect(await loaded('guest', FRAME)).not.toHaveProperty('unknownMenu')
})

test('a page renders without its menu and messages while the content service is unavailable', async () => {
  expect(await loaded('guest', null)).toMatchObject({ menu: null, footer: null, isEdited: true })
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
    const during = await loaded(role, FRAME, { ...DAY, notices: [notice] })
    expect(during.messages).toMatchObject([{ text: 'A strike', link: '/legal/shipping-and-returns' }])
    const after = await loaded(role, FRAME, { ...DAY, today: '2026-12-01', notices: [notice] })
    expect(after.messages).toMatchObject([{ text: 'Made to order' }])
  }
})
